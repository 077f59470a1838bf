import { expect, test } from "vitest";
import { slides } from "./slides.ts";

const seven = ["學校版", "簡介", "活動", "最新消息", "教養貼士", "關於我們", "聯絡我們"];

test("seven items make slides of three, three and one, none blank and none repeated (T31)", () => {
  const made = slides(seven, 3);
  expect(made.map(({ items }) => items.length)).toEqual([3, 3, 1]);
  expect(made.flatMap(({ items }) => items)).toEqual(seven);
  expect(made.map(({ start, end }) => [start, end])).toEqual([
    [1, 3],
    [4, 6],
    [7, 7],
  ]);
});

test.each([
  [0, 0],
  [1, 1],
  [3, 1],
  [4, 2],
  [6, 2],
])("%i items make %i slides", (count, expected) => {
  expect(slides(seven.slice(0, count), 3)).toHaveLength(expected);
});
