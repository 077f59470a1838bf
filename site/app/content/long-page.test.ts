import { describe, expect, it } from "vitest";
import { aroundChapter, chaptersOf, htmlOf, type Section, withoutNote } from "./long-page.ts";
import { longPage } from "./pages.server.ts";

const section = (id: string, level: 2 | 3): Section => ({ id, level, title: `${id} & <co>`, html: `<p>${id}</p>` });

describe("htmlOf", () => {
  it("puts the headings back, with their anchors and as text", () => {
    expect(htmlOf({ intro: "<p>Hi</p>", sections: [section("a", 2), section("b", 3)] })).toBe(
      '<p>Hi</p><h2 id="a">a &amp; &lt;co&gt;</h2><p>a</p><h3 id="b">b &amp; &lt;co&gt;</h3><p>b</p>',
    );
  });
});

describe("chaptersOf", () => {
  it("gathers smaller sections under the larger one before them", () => {
    const chapters = chaptersOf({ sections: [section("a", 2), section("b", 3), section("c", 3), section("d", 2)] });
    expect(chapters.map(({ id, parts }) => [id, parts.map((part) => part.id)])).toEqual([
      ["a", ["b", "c"]],
      ["d", []],
    ]);
  });
});

describe("aroundChapter", () => {
  const page = (...sections: Section[]) => ({ title: "", description: "", updated: "", intro: "<p>Hi</p>", sections });
  const idsIn = (html: string) => [...html.matchAll(/<h\d id="(.)"/g)].map(([, id]) => id);

  it.each([
    ["in the middle", [section("a", 2), section("b", 2), section("c", 3), section("d", 3), section("e", 2)], ["e"]],
    ["at the end", [section("a", 2), section("b", 2), section("c", 3), section("d", 3)], []],
  ])("takes the parts of a chapter out of the text: %s", (_, sections, rest) => {
    const { before, parts, after } = aroundChapter(page(...sections), "b");
    expect(before).toMatch(/^<p>Hi<\/p>/);
    expect(idsIn(before)).toEqual(["a", "b"]);
    expect(parts.map(({ id }) => id)).toEqual(["c", "d"]);
    expect(idsIn(after)).toEqual(rest);
  });
});

describe("withoutNote", () => {
  const legal = ["privacy-policy", "terms-and-conditions", "terms-of-subscription"] as const;

  it.each(legal)("leaves parents nothing of the note to whoever runs the site: %s", (name) => {
    for (const locale of ["zh-HK", "en-US"] as const) {
      const text = longPage(name, locale);
      const { intro } = withoutNote(text);
      expect(text.intro).toMatch(/operator|營運者/);
      expect(intro).not.toMatch(/operator|營運者|blockquote/);
      expect(intro).toMatch(/^<p>/);
    }
  });
});
