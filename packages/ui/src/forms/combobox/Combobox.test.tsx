// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { withUi } from "../field/fields.fixture.tsx";
import { Combobox } from "./index.ts";

afterEach(cleanup);

const schools = [
  { value: 3, label: "St. Paul’s" },
  { value: 7, label: "St. Mary’s" },
];

/** Draws the field in a form, which tells what it has heard of. */
function draw(props: Partial<ComponentProps<typeof Combobox>> = {}) {
  const heard: unknown[] = [];
  const { container } = render(
    withUi(
      <form onChange={(event) => heard.push(new FormData(event.currentTarget).get("school"))}>
        <Combobox name="school" label="School" load={async () => schools} {...props} />
      </form>,
    ),
  );
  const form = container.querySelector("form") as HTMLFormElement;
  return { heard, box: screen.getByRole<HTMLInputElement>("combobox"), sent: () => new FormData(form).get("school") };
}

describe("a Combobox", () => {
  it.each(["St", "St. Mary’s"])("tells its form of what is chosen once %s was typed", async (typed) => {
    const onChange = vi.fn();
    const { heard, box, sent } = draw({ onChange });
    fireEvent.input(box, { target: { value: typed } });
    fireEvent.click(await screen.findByRole("option", { name: /Mary/ }));
    expect([heard.at(-1), sent(), box.value]).toEqual(["7", "7", "St. Mary’s"]);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it("has no answer as soon as it is emptied, and tells its form when it is left", () => {
    const { heard, box, sent } = draw({ defaultValue: schools[0] });
    expect(sent()).toBe("3");
    fireEvent.input(box, { target: { value: "" } });
    expect(sent()).toBe("");
    fireEvent.blur(box);
    expect(heard.at(-1)).toBe("");
  });

  it("opens for nobody while it is only read", () => {
    const { box } = draw({ readOnly: true });
    fireEvent.click(box);
    fireEvent.keyDown(box, { key: "ArrowDown" });
    expect(box.getAttribute("aria-expanded")).toBe("false");
  });

  it("hands on a press and the end of a composition", () => {
    const [onClick, onCompositionEnd] = [vi.fn(), vi.fn()];
    const { box } = draw({ onClick, onCompositionEnd });
    fireEvent.click(box);
    fireEvent.compositionEnd(box);
    expect([onClick, onCompositionEnd].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it("is sent with the form that it names", () => {
    const { container } = render(
      withUi(
        <>
          <form id="elsewhere" />
          <Combobox form="elsewhere" name="school" label="School" defaultValue={schools[0]} load={async () => []} />
        </>,
      ),
    );
    expect([...new FormData(container.querySelector("form") as HTMLFormElement)]).toEqual([
      ["school_text", "St. Paul’s"],
      ["school", "3"],
    ]);
  });

  it("sends no form by Enter while what is typed is no answer", async () => {
    const { box } = draw({ defaultValue: schools[0] });
    const pressEnter = () => fireEvent.keyDown(box, { key: "Enter" });
    expect(pressEnter()).toBe(true);
    fireEvent.input(box, { target: { value: "St. Mary" } });
    await screen.findByRole("option", { name: /Mary/ });
    expect(pressEnter()).toBe(false);
    fireEvent.keyDown(box, { key: "Escape" });
    expect(box.value).toBe("St. Paul’s");
    expect(pressEnter()).toBe(true);
  });

  it("lets the arrows stand on their option where the list changes under them", async () => {
    const [paul, mary] = schools;
    const answers: Record<string, typeof schools> = { s: schools, st: schools.toReversed(), sta: [] };
    const { box } = draw({ load: async (text) => answers[text] ?? [] });
    const stands = () => document.getElementById(box.getAttribute("aria-activedescendant") ?? "")?.textContent;
    fireEvent.input(box, { target: { value: "s" } });
    await screen.findByRole("option", { name: /Mary/ });
    fireEvent.input(box, { target: { value: "st" } });
    fireEvent.keyDown(box, { key: "ArrowDown" });
    expect(stands()).toBe(paul?.label);
    await vi.waitFor(() => expect(screen.getAllByRole("option")[0]?.textContent).toBe(mary?.label));
    expect(stands()).toBe(paul?.label);
    fireEvent.input(box, { target: { value: "sta" } });
    fireEvent.keyDown(box, { key: "ArrowDown" });
    await vi.waitFor(() => expect(screen.queryAllByRole("option")).toHaveLength(0));
    expect(box.hasAttribute("aria-activedescendant")).toBe(false);
  });
});
