import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isInteger, toInteger } from "./integer.ts";
import { areDistinct } from "./integer-field.ts";

describe("T65: integers", () => {
  it.each([
    [5, 5],
    ["5", 5],
    [5.0, 5],
    ["5.0", 5],
    ["05", 5],
    [0, 0],
    ["0", 0],
    ["-3", -3],
    ["-0", 0],
    [-0, 0],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])("takes %j as %d", (value, number) => {
    expect(isInteger(value)).toBe(true);
    expect(toInteger(value)).toBe(number);
  });

  it.each([
    5.5,
    "5.5",
    "",
    " ",
    " 5",
    "5.",
    "1e3",
    "0x10",
    "five",
    "５",
    null,
    undefined,
    true,
    false,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.MAX_SAFE_INTEGER + 1,
    "9007199254740993",
    [5],
    {},
  ])("refuses %j", (value) => {
    expect(isInteger(value)).toBe(false);
    expect(toInteger(value)).toBeUndefined();
  });

  it("reads back every integer that it takes as a number or as text", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        expect(toInteger(number)).toBe(number);
        expect(toInteger(String(number))).toBe(number);
      }),
    );
  });

  it("refuses every number with a fraction", () => {
    fc.assert(
      fc.property(
        fc.double().filter((number) => number % 1 !== 0),
        (number) => !isInteger(number),
      ),
    );
  });
});

describe("areDistinct", () => {
  it.each([
    [[], true],
    [[1, 2], true],
    [[1, 2, 1], false],
  ])("judges %j", (numbers, distinct) => expect(areDistinct(numbers)).toBe(distinct));
});
