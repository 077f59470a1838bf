import { describe, expect, it } from "vitest";
import { sitemapXml } from "./xml.ts";

const xml = sitemapXml("https://gk.example", [{ path: "/" }, { path: "/news/a&b", changed: "2026-11-20" }]);

describe("sitemapXml", () => {
  it("has each page in both languages, the Chinese one unprefixed (T2)", () => {
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      "https://gk.example/",
      "https://gk.example/en-US",
      "https://gk.example/news/a&amp;b",
      "https://gk.example/en-US/news/a&amp;b",
    ]);
  });

  it("T118: names every page's languages, English readers anywhere included", () => {
    const languages = [...xml.matchAll(/hreflang="(.*?)"/g)].map(([, language]) => language);
    expect(languages).toHaveLength(16);
    expect(new Set(languages)).toEqual(new Set(["zh-HK", "en-US", "en", "x-default"]));
  });

  it("says when a page last changed where it is known", () => {
    expect([...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day)).toEqual(["2026-11-20", "2026-11-20"]);
  });
});
