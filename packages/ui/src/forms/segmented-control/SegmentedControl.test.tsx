// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
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
