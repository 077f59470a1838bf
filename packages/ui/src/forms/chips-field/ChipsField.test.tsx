// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { ChipsField } from "./index.ts";

afterEach(cleanup);

const options = ["Swimming", "Football", "Piano"].map((label, index) => ({ value: index + 1, label }));
const field = (defaultValue: readonly (number | string)[] = []) => (
  <UiProvider locale="en-US">
    <ChipsField name="eca" label="Activities" options={options} max={2} defaultValue={defaultValue} />
  </UiProvider>
);
const chip = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

it("takes a number and its digits for the same answer (T70)", () => {
  render(field(["1", 3]));
  screen.getByText("2 of 2 selected");
  expect([chip("Swimming").checked, chip("Football").checked, chip("Piano").checked]).toEqual([true, false, true]);
});

it("stays unfolded under the hand that takes back the last choice in the fold", () => {
  const folded = (value: readonly number[]) => (
    <UiProvider locale="en-US">
      <ChipsField
        name="eca"
        label="Activities"
        options={options}
        max={3}
        value={value}
        fold={{ after: 1, label: "More" }}
      />
    </UiProvider>
  );
  const { container, rerender } = render(folded([3]));
  expect(container.querySelector("details")?.open).toBe(true);
  rerender(folded([]));
  expect(container.querySelector("details")?.open).toBe(true);
});
