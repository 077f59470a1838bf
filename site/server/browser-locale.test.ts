import { describe, expect, it } from "vitest";
import { browserLocale } from "./browser-locale.ts";

describe("browserLocale", () => {
  it.each([
    ["en-GB,en;q=0.9", "en-US"],
    ["zh-TW,zh;q=0.9,en;q=0.8", "zh-HK"],
    ["fr", undefined],
    [undefined, undefined],
  ])("%s is %s, asked once and again", (header, locale) => {
    expect(browserLocale(header)).toBe(locale);
    expect(browserLocale(header)).toBe(locale);
  });

  it("answers rightly also after more headers than it remembers", () => {
    for (let made = 0; made < 1100; made += 1) browserLocale(`x-made-up-${made}`);
    expect(browserLocale("en")).toBe("en-US");
  });
});
