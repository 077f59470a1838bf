// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { words } from "../../foundations/words/index.ts";
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

it("says each time why nothing was added", async () => {
  render(field([1, 3]));
  fireEvent.click(chip("Football"));
  const said = await screen.findByText(words["en-US"].selectionMax(2));
  fireEvent.click(chip("Football"));
  await waitFor(() => expect(said.isConnected).toBe(false));
  screen.getByText(words["en-US"].selectionMax(2));
});

it("asks React for nothing that it warns of where it is full and its owner has the answer", () => {
  const warned = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const onChange = vi.fn();
  render(
    <UiProvider locale="en-US">
      <ChipsField name="eca" label="Activities" options={options} max={1} value={[1]} onChange={onChange} />
    </UiProvider>,
  );
  fireEvent.click(chip("Piano"));
  expect(warned).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
  warned.mockRestore();
});
