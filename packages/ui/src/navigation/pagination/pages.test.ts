import { expect, test } from "vitest";
import { pages } from "./pages.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 3, [1, 2, 3]],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, "gap", 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
  [9, 9, [1, "gap", 8, 9]],
])("on page %i of %i it offers %j", (current, total, expected) => {
  expect(pages(current, total)).toEqual(expected);
});

test("no page offers nothing", () => {
  expect(pages(1, 0)).toEqual([]);
});
