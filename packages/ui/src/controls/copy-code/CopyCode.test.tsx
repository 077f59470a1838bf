// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { withUi } from "../../forms/field/fields.fixture.tsx";
import { CopyCode } from "./index.ts";

it("says that a code is copied of the one that is in the clipboard alone", async () => {
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText: async () => {} } } }));
  const words = { copy: "Copy", copied: "Copied" };
  const { rerender } = render(withUi(<CopyCode code="ONE" words={words} />));
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  await screen.findByRole("button", { name: "Copied" });
  rerender(withUi(<CopyCode code="TWO" words={words} />));
  expect(screen.getByRole("button").textContent).toBe("Copy");
  vi.unstubAllGlobals();
});
