import { describe, expect, it } from "vitest";
import { sitemapOf } from "./parts.ts";
import type { Section } from "./sections.server.ts";
import { type Place, sitemapXml } from "./xml.ts";

async function textOf(pieces: string | AsyncIterable<string> | undefined): Promise<string | undefined> {
  if (pieces === undefined || typeof pieces === "string") return pieces;
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

async function* some(...places: Place[]) {
  yield places;
}

const xml = await textOf(
  sitemapXml("https://gk.example", some({ path: "/" }, { path: "/news/a&b", changed: "2026-11-20" })),
);

describe("sitemapXml", () => {
  it("has each page in both languages, the Chinese one unprefixed (T2)", () => {
    expect([...(xml ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      "https://gk.example/",
      "https://gk.example/en-US",
      "https://gk.example/news/a&amp;b",
      "https://gk.example/en-US/news/a&amp;b",
    ]);
  });

  it("T118: names every page's languages, English readers anywhere included", () => {
    const languages = [...(xml ?? "").matchAll(/hreflang="(.*?)"/g)].map(([, language]) => language);
    expect(languages).toHaveLength(16);
    expect(new Set(languages)).toEqual(new Set(["zh-HK", "en-US", "en", "x-default"]));
  });

  it("says when a page last changed where it is known", () => {
    expect([...(xml ?? "").matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day)).toEqual([
      "2026-11-20",
      "2026-11-20",
    ]);
  });
});

/** A section that tells which of its places were read. */
function section(name: string, days: readonly string[], isOrdered = true) {
  const asked: number[] = [];
  const made: Section = {
    size: days.length,
    isOrdered,
    async *places(from, to) {
      for (let at = from; at < to; at += 1) {
        asked.push(at);
        yield [{ path: `/${name}${at}`, changed: days[at] }];
      }
    },
  };
  return { section: made, asked };
}

const day = (number: number) => `2026-11-${number}`;

describe("sitemapOf", () => {
  const make = () => {
    const [own, list] = [
      section("own", [day(11), day(29)], false),
      section("list", [day(28), day(27), day(26), day(25)]),
    ];
    return { own, list, sections: [own.section, list.section] };
  };
  const asked = async (wanted: string | null, size?: number) =>
    textOf(await sitemapOf("https://gk.example", make().sections, wanted, size));

  it("is one sitemap where there is room", async () => {
    expect(await asked(null)).toContain("<loc>https://gk.example/list3</loc>");
    expect(await asked("1")).toBe(await asked(null));
  });

  it("is an index of its parts where there are too many, each with its last change, for which little is read", async () => {
    const { own, list, sections } = make();
    const index = await textOf(await sitemapOf("https://gk.example", sections, null, 3));
    expect([...(index ?? "").matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)</g)].map(([, loc, on]) => [loc, on])).toEqual([
      ["https://gk.example/sitemap.xml?part=1", day(29)],
      ["https://gk.example/sitemap.xml?part=2", day(27)],
    ]);
    expect([own.asked, list.asked]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it("has each place in one part, of which nothing else is read", async () => {
    const { own, list, sections } = make();
    const second = await textOf(await sitemapOf("https://gk.example", sections, "2", 3));
    expect([...(second ?? "").matchAll(/<loc>https:..gk.example.(list\d)</g)].map(([, name]) => name)).toEqual([
      "list1",
      "list2",
      "list3",
    ]);
    expect([own.asked, list.asked]).toEqual([[], [1, 2, 3]]);
  });

  it.each(["0", "3", "x", "", "1e0"])("has no part %j", async (wanted) =>
    expect(await asked(wanted, 3)).toBeUndefined(),
  );
});
