import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerptOf, folded, foundParts, searchText, searchWords } from "./search-text.ts";

/** Any character; the library's own unit for it takes seconds to prepare. */
const character = fc
  .integer({ min: 0, max: 0x10_f7ff })
  .map((place) => String.fromCodePoint(place < 0xd8_00 ? place : place + 0x8_00));

describe("searchText", () => {
  it.each([
    ["nothing", "", ""],
    ["space of any kind", " \u3000\n\u00A0", ""],
    ["what can't be seen", "\0\u200B\uFEFF", ""],
    ["NUL within a word", "pri\0ze", "prize"],
    ["words far from each other", " a \u3000 b\t\nc ", "a b c"],
    ["a text of 100", "字".repeat(100), "字".repeat(100)],
    ["a text of 200", "𨋢".repeat(200), "𨋢".repeat(100)],
    ["signs that a database reads", String.raw`100% _ \ ' :*`, String.raw`100% _ \ ' :*`],
  ])("takes %s", (_, typed, text) => expect(searchText(typed)).toBe(text));

  it("changes nothing that it has taken", () => {
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 120 }), (typed) => {
        expect(searchText(searchText(typed))).toBe(searchText(typed));
      }),
    );
  });
});

describe("searchWords", () => {
  it.each([
    ["", []],
    ["Prize PRIZE prize", ["prize"]],
    ["ＡＰＰ　教學", ["app", "教學"]],
    ["獎勵計劃", ["獎勵計劃"]],
    ["a b c d e f g h i j", ["a", "b", "c", "d", "e", "f", "g", "h"]],
  ])("of %j are %j", (text, words) => expect(searchWords(text)).toEqual(words));
});

describe("foundParts", () => {
  const marked = (text: string, typed: string) =>
    foundParts(text, searchWords(typed))
      .map((part) => (part.found ? `[${part.text}]` : part.text))
      .join("");

  it.each([
    ["Prizes and a prize", "PRIZE", "[Prize]s and a [prize]"],
    ["孩子的獎品與獎勵", "獎", "孩子的[獎]品與[獎]勵"],
    ["第一次用ＡＰＰ", "app", "第一次用[ＡＰＰ]"],
    ["Café", "cafe\u0301", "[Café]"],
    ["2㎏", "kg", "2[㎏]"],
    ["abab", "ab ba", "[abab]"],
    ["100% sure_", "% _", "100[%] sure[_]"],
    ["none", "x", "none"],
    ["暑假\u200b任務\u200b日曆", "假任務", "暑[假\u200b任務]\u200b日曆"],
  ])("marks %j for %j", (text, typed, shown) => expect(marked(text, typed)).toBe(shown));

  it("loses nothing of a text", () => {
    const text = fc.string({ unit: character, maxLength: 60 });
    fc.assert(
      fc.property(text, text, (whole, typed) => {
        const parts = foundParts(whole, searchWords(typed));
        expect(parts.map((part) => part.text).join("")).toBe(whole.normalize("NFC"));
      }),
    );
  });
});

describe("excerptOf", () => {
  it("is the beginning where a word stands in it, or nowhere", () => {
    expect(excerptOf("A prize.", ["prize"])).toBe("A prize.");
    expect(excerptOf("字".repeat(130), ["x"])).toBe(`${"字".repeat(120)}…`);
  });

  it("keeps apart what stands on lines of its own, and is no sentence", () => {
    expect(excerptOf("Cushions for two.\nHK$380\nKwun Tong\n\n Opening hours:\n10 to 6", [])).toBe(
      "Cushions for two. HK$380 · Kwun Tong · Opening hours: 10 to 6",
    );
    expect(excerptOf("親子坐墊。\n港幣 380 元\n觀塘區\n", [])).toBe("親子坐墊。 港幣 380 元 · 觀塘區");
  });

  it("begins behind a sentence or a word near the first word found", () => {
    expect(excerptOf(`${"字".repeat(200)}。孩子可以選擇獎品${"字".repeat(200)}`, ["獎品"])).toMatch(
      /^…孩子可以選擇獎品字+…$/,
    );
    expect(excerptOf(`${"letters ".repeat(40)}and a prize`, ["prize"])).toMatch(/^…letters .*and a prize$/);
    expect(excerptOf(`${"字".repeat(200)}獎品`, ["獎品"])).toBe(`…${"字".repeat(30)}獎品`);
  });

  it("cuts no English word, and begins with no mark that closes what came before", () => {
    expect(excerptOf(`${"letter ".repeat(17)}families`, ["letter"])).toBe(`${"letter ".repeat(17).trim()}…`);
    expect(excerptOf("a".repeat(130), [])).toBe(`${"a".repeat(120)}…`);
    expect(excerptOf(`${"字".repeat(100)}「好。」然後有獎品`, ["獎品"])).toBe("…然後有獎品");
  });

  it("shows a word that the text has", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "字", " ", ".", "。", "b"), maxLength: 400 });
    fc.assert(
      fc.property(text, (whole) => {
        if (whole.includes("ab")) expect(folded(excerptOf(whole, ["ab"]))).toContain("ab");
      }),
    );
  });
});
