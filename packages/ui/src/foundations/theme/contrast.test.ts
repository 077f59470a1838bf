import { describe, expect, it } from "vitest";
import { colourOf, contrastPairs, contrastRatio, focusGrounds } from "./contrast.ts";
import { contrast } from "./generated/contrast.ts";
import { dark } from "./generated/dark.ts";
import { harbour } from "./generated/harbour.ts";
import { light } from "./generated/light.ts";

describe("the contrast of two colours", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#000000", 21],
    ["#777777", "#777777", 1],
    ["#767676", "#ffffff", 4.54],
    ["#777777", "#ffffff", 4.48],
  ])("of %s on %s is %d", (first, second, ratio) => {
    expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2);
  });

  it("refuses a role that does not exist", () => {
    expect(() => colourOf(light, "text.tertiary")).toThrow(RangeError);
    expect(() => colourOf(light, "text")).toThrow(RangeError);
  });
});

it("knows the 128 pairs that the product uses", () => {
  expect(contrastPairs.length + focusGrounds.length).toBe(128);
});

describe.each([
  ["light", light],
  ["contrast", contrast],
  ["dark", dark],
  ["harbour brand's", harbour.color],
])("in the %s theme", (_, theme) => {
  it.each(contrastPairs)("$ink on $ground has $least", ({ ink, ground, least }) => {
    expect(contrastRatio(colourOf(theme, ink), colourOf(theme, ground))).toBeGreaterThanOrEqual(least);
  });

  it.each(focusGrounds)("the ring or its halo shows on %s", (ground) => {
    const rings = ["focus.ring", "focus.halo"].map((ring) =>
      contrastRatio(colourOf(theme, ring), colourOf(theme, ground)),
    );
    expect(Math.max(...rings)).toBeGreaterThanOrEqual(3);
  });
});
