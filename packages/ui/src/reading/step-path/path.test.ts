import { expect, it } from "vitest";
import { pathThrough } from "./path.ts";

it("goes through the middle of each column, up and down by turns", () => {
  expect(pathThrough(3)).toBe("M200 60C400 60 400 128 600 128C800 128 800 60 1000 60");
});

it("has nowhere to go with one step", () => {
  expect(pathThrough(1)).toBe("M600 60");
});
