import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { previewOf } from "./preview.ts";

describe("T110: previewOf", () => {
  it.each([
    ["nothing", "", ""],
    ["149 characters", "字".repeat(149), "字".repeat(149)],
    ["150 characters", "字".repeat(150), "字".repeat(150)],
    ["151 characters", "字".repeat(151), `${"字".repeat(150)}…`],
    ["151 characters of two units each", "𨋢".repeat(151), `${"𨋢".repeat(150)}…`],
    ["space, folded before it counts", ` a \n\n\u00A0b${" ".repeat(200)}`, "a b"],
  ])("cuts %s", (_, whole, text) => expect(previewOf(whole)).toBe(text));

  it("is never longer than 150 characters and one ellipsis", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
        expect(Array.from(previewOf(text)).length).toBeLessThanOrEqual(151);
      }),
    );
  });
});
