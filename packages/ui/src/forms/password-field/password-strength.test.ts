import { describe, expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

describe("passwordStrength", () => {
  it.each([
    ["", "weak"],
    ["abcdefg", "weak"],
    ["abcdefgh", "fair"],
    ["abcdefghijk", "fair"],
    ["abcdefghijkl", "strong"],
    ["aaaaaaaaaaaaaaaa", "weak"],
    ["abcdabcdabcd", "weak"],
    ["abcdeabcdeab", "strong"],
    ["雨後彩虹很美麗啊", "fair"],
    ["𨋢𨋢𨋢𨋢", "weak"],
  ] as const)("calls %j %s when eight characters are the least", (password, strength) => {
    expect(passwordStrength(password, 8)).toBe(strength);
  });
});
