// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Stepper } from "../stepper-field/index.ts";
import { fields, given, withUi } from "./fields.fixture.tsx";

afterEach(cleanup);

describe.each(["disabled", "readOnly"])("a field that is %s keeps its answer from its own buttons", (held) => {
  it("that empty a keyword", () => {
    const onClear = vi.fn();
    render(withUi(fields.SearchField(given({ [held]: true, defaultValue: "story", onClear }))));
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect([screen.getByRole<HTMLInputElement>("searchbox").value, onClear.mock.calls.length]).toEqual(["story", 0]);
  });

  it("that count", () => {
    render(withUi(<Stepper label="Q" name="q" min={0} max={9} defaultValue={1} {...{ [held]: true }} />));
    fireEvent.click(screen.getByRole("button", { name: /Add one/ }));
    expect(screen.getByRole<HTMLInputElement>("spinbutton").value).toBe("1");
  });

  it("that try a promotion code", () => {
    const onApply = vi.fn();
    render(withUi(fields.PromotionCodeField(given({ [held]: true, defaultValue: "HELLOGK", onApply }))));
    for (const button of screen.getAllByRole("button")) fireEvent.click(button);
    expect(onApply).not.toHaveBeenCalled();
  });
});
