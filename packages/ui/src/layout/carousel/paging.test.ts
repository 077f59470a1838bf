import { expect, test } from "vitest";
import { pageOf, turn } from "./paging.ts";

const walk = (total: number, count: number, by: 1 | -1, from: number, turns: number) => {
  const seen = [from];
  for (let first = from; seen.length <= turns; ) seen.push((first = turn({ first, count }, by, total)));
  return seen;
};

test("seven items, three at a time, move by three and end with a full view (T31)", () => {
  expect(walk(7, 3, 1, 0, 3)).toEqual([0, 3, 4, 4]);
  expect(walk(7, 3, -1, 4, 3)).toEqual([4, 3, 0, 0]);
});

test("a finger that stopped between two pages is taken to the next one", () => {
  expect(turn({ first: 1, count: 3 }, 1, 7)).toBe(3);
  expect(turn({ first: 1, count: 3 }, -1, 7)).toBe(0);
});

test("fewer items than there is room for stay where they are", () => {
  expect(walk(2, 3, 1, 0, 1)).toEqual([0, 0]);
});

test.each([
  [0, 0],
  [2, 0],
  [3, 3],
  [6, 4],
])("item %i of seven is in view from item %i on", (index, first) => {
  expect(pageOf(index, 3, 7)).toBe(first);
});
