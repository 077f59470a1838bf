import { describe, expect, it } from "vitest";
import { topOverlay } from "./overlay.ts";
import { mayPrefetch } from "./prefetch.ts";

describe("T56: topOverlay", () => {
  it.each([
    [["welcome", "newsletter", "confirm", "alert"], "alert"],
    [["welcome", "confirm"], "confirm"],
    [["welcome", "newsletter"], "newsletter"],
    [["welcome"], "welcome"],
    [[], undefined],
  ] as const)("of %j is %s", (wanted, top) => expect(topOverlay(wanted)).toBe(top));
});

describe("T111: mayPrefetch", () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: "4g", saveData: false }, true],
    [{ effectiveType: "3g" }, true],
    [{ effectiveType: "2g" }, false],
    [{ effectiveType: "slow-2g" }, false],
    [{ effectiveType: "4g", saveData: true }, false],
  ])("on %j: %s", (connection, may) => expect(mayPrefetch(connection)).toBe(may));
});
