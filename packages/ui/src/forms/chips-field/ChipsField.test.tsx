// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { ChipsField } from "./index.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const options = ["Swimming", "Football", "Piano"].map((label, index) => ({ value: index + 1, label }));
const field = (defaultValue: readonly (number | string)[] = []) => (
  <UiProvider locale="en-US">
    <ChipsField name="eca" label="Activities" options={options} max={2} defaultValue={defaultValue} />
  </UiProvider>
);
const chip = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

it("counts what was chosen before scripts ran, and refuses more", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(field());
  chip("Swimming").checked = true;
  chip("Football").checked = true;
  const root = await act(() => hydrateRoot(place, field()));
  screen.getByText("2 of 2 selected");
  expect(chip("Piano").getAttribute("aria-disabled")).toBe("true");
  act(() => root.unmount());
});

it("takes a number and its digits for the same answer (T70)", () => {
  render(field(["1", 3]));
  screen.getByText("2 of 2 selected");
  expect([chip("Swimming").checked, chip("Football").checked, chip("Piano").checked]).toEqual([true, false, true]);
});
