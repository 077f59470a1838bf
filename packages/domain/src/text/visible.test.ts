import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isVisible, visibleLine, visibleLines, visibleLineUpTo } from "./visible.ts";

const nothing = [
  ["a zero-width space", "\u200B"],
  ["a zero-width non-joiner", "\u200C"],
  ["a zero-width joiner alone", "\u200D"],
  ["a word joiner", "\u2060"],
  ["a byte order mark", "\uFEFF"],
  ["a soft hyphen", "\u00AD"],
  ["a left-to-right mark", "\u200E"],
  ["an embedding", "\u202B"],
  ["an override", "\u202E"],
  ["an isolate", "\u2067"],
  ["the end of an isolate", "\u2069"],
  ["a Hangul filler", "\u3164"],
  ["a half-width Hangul filler", "\uFFA0"],
  ["a blank Braille pattern", "\u2800"],
  ["a tag", "\u{E0041}"],
  ["a variation selector alone", "\uFE0F"],
  ["half a surrogate pair", "\uD800"],
  ["NUL", "\0"],
  ["escape", "\u001B"],
  ["delete", "\u007F"],
] as const;

describe("visibleLine", () => {
  it.each(nothing)("drops %s", (_, character) => {
    expect(visibleLine(`a${character}b${character}`)).toBe("ab");
    expect(visibleLine(character)).toBe("");
  });

  it.each([
    ["letters, marks and signs", "Ming 陳大文 é e\u0301 £5 — “x”"],
    ["a family joined to one", "👨‍👩‍👧‍👦"],
    ["an emoji with its colors", "❤️"],
    ["a color of skin", "👍🏽 🧑🏽‍🚀"],
    ["a sex", "🤷‍♀️"],
    ["a key", "1️⃣"],
    ["a flag", "🇭🇰"],
  ])("keeps %s", (_, text) => expect(visibleLine(text)).toBe(text));

  it.each([
    ["space around, of any kind", "\u3000 a\u00A0", "a"],
    ["a line end within", "a\r\nb", "a b"],
    ["a tab within", "a\tb", "a b"],
    ["a line separator within", "a\u2028b\u2029c", "a b c"],
    ["space that stands behind what can't be seen", "\u200B a \u200B", "a"],
  ])("makes little of %s", (_, text, seen) => expect(visibleLine(text)).toBe(seen));

  it("leaves nothing to drop, and lets nothing unseen pass", () => {
    const characters = fc.string({ unit: fc.oneof(fc.constantFrom("👨", "\u200D", "\uFE0F", "\n"), fc.string()) });
    fc.assert(
      fc.property(characters, (text) => {
        const seen = visibleLine(text);
        expect(isVisible(seen)).toBe(true);
        expect(seen).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200B\u200C\u2060]/u);
      }),
    );
  });
});

describe("visibleLines", () => {
  it("keeps lines apart, whatever ended them", () => {
    expect(visibleLines("a\r\nb\rc\u2028d\u2029\ne\n")).toBe("a\nb\nc\nd\n\ne");
  });

  it.each(nothing)("drops %s from each line", (_, character) => {
    expect(visibleLines(`${character}a\n${character}b`)).toBe("a\nb");
  });

  it("differs from one line by its line ends only", () => {
    const lines = fc.string({ unit: fc.constantFrom("a", " ", "\n", "\r", "\t", "\u2028", "\u200B", "\0") });
    fc.assert(
      fc.property(lines, (text) => {
        expect(visibleLines(text).replaceAll("\n", " ")).toBe(visibleLine(text));
      }),
    );
  });
});

describe("visibleLineUpTo", () => {
  it("cuts what can be seen, at no half of a letter, and leaves no space at the end", () => {
    expect(visibleLineUpTo("a bc d\0e", 5)).toBe("a bc");
    expect(visibleLineUpTo("𨋢".repeat(9), 3)).toBe("𨋢".repeat(3));
    expect(visibleLineUpTo("\u200B\0", 5)).toBe("");
  });

  it("leaves nothing of an emoji that it cuts which can't be seen", () => {
    expect(visibleLineUpTo("a👨‍👩", 3)).toBe("a👨");
    expect(visibleLineUpTo("aa1️⃣", 4)).toBe("aa1");
    const emoji = fc.string({ unit: fc.constantFrom("a", " ", "👨", "\u200D", "\uFE0F", "1", "\u20E3") });
    fc.assert(
      fc.property(emoji, fc.nat(12), (text, max) => {
        const cut = visibleLineUpTo(text, max);
        expect(isVisible(cut)).toBe(true);
        expect(visibleLineUpTo(cut, max)).toBe(cut);
      }),
    );
  });
});
