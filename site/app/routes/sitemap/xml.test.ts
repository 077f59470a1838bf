import { describe, expect, it } from "vitest";
import { sitemapPart, sitemapXml } from "./xml.ts";

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

describe("sitemapPart", () => {
  const places = ["a", "b", "c"].map((name) => ({ path: `/${name}`, changed: `2026-11-2${name === "b" ? 9 : 0}` }));
  const asked = (wanted: string | null, size?: number) => sitemapPart("https://gk.example", places, wanted, size);

  it("is one sitemap where there is room", () => {
    expect(asked(null)).toContain("<loc>https://gk.example/c</loc>");
    expect(asked("1")).toBe(asked(null));
  });

  it("is an index of its parts where there are too many, each with its last change", () => {
    const index = asked(null, 2) ?? "";
    expect([...index.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)</g)].map(([, loc, day]) => [loc, day])).toEqual([
      ["https://gk.example/sitemap.xml?part=1", "2026-11-29"],
      ["https://gk.example/sitemap.xml?part=2", "2026-11-20"],
    ]);
    expect(asked("2", 2)).toContain("<loc>https://gk.example/en-US/c</loc>");
    expect(asked("2", 2)).not.toContain("<loc>https://gk.example/a</loc>");
  });

  it.each(["0", "3", "x", "", "1e0"])("has no part %j", (wanted) => expect(asked(wanted, 2)).toBeUndefined());
});
