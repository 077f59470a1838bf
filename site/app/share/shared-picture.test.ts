import { describe, expect, it } from "vitest";
import { sharedPicture, titleLines } from "./shared-picture.server.ts";

const long = {
  "zh-HK":
    "第二學期為甚麼總是比第一學期更忙？從一星期的時間表看出孩子缺了甚麼，「先休息還是先做功課」，以及怎樣和學校、祖父母說同一番話，".repeat(
      2,
    ),
  "en-US":
    "Why the second term feels busier, and how families can say the same thing as the school and the grandparents ".repeat(
      3,
    ),
};

describe("the title of a shared picture", () => {
  it("is as large as it may be: a short one larger than a long one", () => {
    expect(titleLines("常見問題", "zh-HK")).toEqual({ size: 82, lines: ["常見問題"] });
    expect(titleLines(long["zh-HK"], "zh-HK").size).toBeLessThan(50);
  });

  it("begins no line with a sign that belongs to the line before, and parts no number from what it counts", () => {
    const { lines } = titleLines("香港 4 至 9 歲孩子的品德教育 App：家長、老師、學校一起用", "zh-HK");
    expect(lines.filter((line) => /^[，。、！？；：」』）]/u.test(line))).toEqual([]);
    expect(lines.filter((line) => /\d$/.test(line))).toEqual([]);
  });

  it("is cut where it is too long, English between words", () => {
    for (const locale of ["zh-HK", "en-US"] as const) {
      const { lines } = titleLines(long[locale], locale);
      expect(lines.length).toBeLessThanOrEqual(5);
      expect(lines.at(-1)).toMatch(/[^\s\p{P}]…$/u);
    }
    const { lines } = titleLines(long["en-US"], "en-US");
    const words = new Set(long["en-US"].split(/[\s,]+/));
    expect(
      lines
        .join(" ")
        .replace("…", "")
        .split(/[\s,]+/)
        .filter((word) => !words.has(word)),
    ).toEqual([]);
  });

  it("breaks a word that is wider than the picture", () => {
    expect(titleLines("w".repeat(200), "en-US").lines.length).toBeLessThanOrEqual(5);
  });
});

describe("a shared picture", () => {
  it("is drawn without a letter of text, so that no font of the machine is asked for", () => {
    const svg = sharedPicture({ locale: "zh-HK", title: "邨口𠝹紙 <b>&", drawing: "coverArt", tone: "leaf" });
    expect(svg).not.toMatch(/<text|font-family|<b>/);
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  });
});
