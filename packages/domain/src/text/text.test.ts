import { describe, expect, it } from "vitest";
import { characterCount } from "./character-count.ts";

describe("T59: characterCount", () => {
  it.each([
    ["", 0],
    ["abc", 3],
    ["李明", 2],
    ["𨋢", 1],
    ["𨋢a", 2],
  ])("counts %s", (text, count) => expect(characterCount(text)).toBe(count));
});
