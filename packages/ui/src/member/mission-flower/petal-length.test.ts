import { expect, it } from "vitest";
import { petalLength } from "./petal-length.ts";

it.each([
  ["nothing done yet is five buds", 0, 0, 0.4],
  ["an area without missions is a bud", 0, 38, 0.4],
  ["half of the most grows half of the way", 19, 38, 1.075],
  ["the most reaches the outer ring", 38, 38, 1.75],
])("%s", (_, count, most, length) => {
  expect(petalLength(count, most)).toBeCloseTo(length);
});
