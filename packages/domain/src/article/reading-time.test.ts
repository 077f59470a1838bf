import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readingMinutes } from "./reading-time.ts";

const words = (count: number) => "word ".repeat(count);

describe("readingMinutes", () => {
  it.each([
    ["nothing", "", 1],
    ["one character", "字", 1],
    ["300 characters", "字".repeat(300), 1],
    ["301 characters", "字".repeat(301), 2],
    ["300 characters of two units each", "𨋢".repeat(300), 1],
    ["punctuation, which is not read", `${"字，".repeat(300)}。！？「」`, 1],
    ["200 words", words(200), 1],
    ["201 words", words(201), 2],
    ["words with an apostrophe or a hyphen, each as one", "don’t well-known child's — ".repeat(66), 1],
    ["half a minute of each", "字".repeat(150) + words(100), 1],
    ["a little more than half a minute of each", "字".repeat(151) + words(100), 2],
    ["an English word between Chinese ones, apart from them", "用 App做任務".repeat(60), 2],
  ])("counts %s", (_, text, minutes) => expect(readingMinutes(text)).toBe(minutes));

  it("takes no less time for a longer text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), fc.string({ maxLength: 400 }), (text, more) => {
        expect(readingMinutes(`${text} ${more}`)).toBeGreaterThanOrEqual(readingMinutes(text));
      }),
    );
  });
});
