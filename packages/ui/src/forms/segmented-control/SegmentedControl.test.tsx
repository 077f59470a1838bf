// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { SegmentedControl } from "./index.ts";

afterEach(cleanup);

const options = [
  { value: "w", label: "Week" },
  { value: "m", label: "Month" },
];

it.each([
  [undefined, []],
  ["by", [["by", "w"]]],
])("with the name %j, sends %j with its form", (name, sent) => {
  const { container } = render(
    <form>
      <SegmentedControl label="By" options={options} defaultValue="w" name={name} />
    </form>,
  );
  expect([...new FormData(container.querySelector("form") as HTMLFormElement)]).toEqual(sent);
});

it("takes a number and its digits for the same answer, as RadioGroup does", () => {
  const numbers = [
    { value: 1, label: "One" },
    { value: 2, label: "Two" },
  ];
  render(
    <UiProvider locale="en-US">
      <SegmentedControl label="How many" options={numbers} defaultValue="2" />
      <SegmentedControl label="How often" options={numbers} value="2" />
      <RadioGroup name="where" label="Where" options={numbers} defaultValue="2" />
      <RadioGroup name="when" label="When" options={numbers} value="2" />
    </UiProvider>,
  );
  expect(screen.getAllByRole<HTMLInputElement>("radio", { name: "Two", checked: true })).toHaveLength(4);
});
