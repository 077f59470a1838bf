import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { locales } from "@gk/domain";
import { describe, expect, it } from "vitest";
import { compilePage } from "./markdown.ts";

const page = (body: string, anchors: string[] = []) => `---
title: Questions
description: "What families ask."
updated: 2026-11-20
anchors:${anchors.length === 0 ? " []" : anchors.map((anchor) => `\n  - ${anchor}`).join("")}
---

${body}`;

describe("compilePage", () => {
  it("reads the head and cuts the text at its headings", () => {
    const source = page("Hello.\n\n## One\n\nText.\n\n### Two\n\n- a", ["one", "two"]);
    expect(compilePage(source, "zh-HK")).toEqual({
      title: "Questions",
      description: "What families ask.",
      updated: "2026-11-20",
      intro: "<p>Hello.</p>",
      sections: [
        { id: "one", level: 2, title: "One", html: "<p>Text.</p>" },
        { id: "two", level: 3, title: "Two", html: "<ul>\n<li>a</li>\n</ul>" },
      ],
    });
  });

  it.each([
    ["our page in English", "en-US", "[FAQ](/faq#refund)", '<a href="/en-US/faq#refund">FAQ</a>'],
    ["our page with a query", "en-US", "[x](/auth?type=register)", '<a href="/en-US/auth?type=register">x</a>'],
    ["our page in Chinese", "zh-HK", "[FAQ](/faq)", '<a href="/faq">FAQ</a>'],
    ["another site", "en-US", "[x](https://a.example/b)", '<a href="https://a.example/b" rel="noopener">x</a>'],
    ["another site without a scheme", "en-US", "[x](//a.example)", '<a href="//a.example" rel="noopener">x</a>'],
    ["an address", "en-US", "[x](mailto:a@gk.example)", '<a href="mailto:a@gk.example">x</a>'],
  ] as const)("links to %s", (_, locale, link, html) => {
    expect(compilePage(page(link), locale).intro).toBe(`<p>${html}</p>`);
  });

  it.each([
    ["an anchor too few", page("## One\n\n## Two", ["one"])],
    ["an anchor too many", page("## One", ["one", "two"])],
    ["a heading of the first level", page("# One", ["one"])],
  ])("refuses %s", (_, source) => expect(() => compilePage(source, "en-US")).toThrow());
});

describe("the pages of the site", () => {
  const folder = path.join(import.meta.dirname, "../content");
  const files = readdirSync(path.join(folder, "zh-HK"));
  const compiled = (file: string) =>
    locales.map((locale) => compilePage(readFileSync(path.join(folder, locale, file), "utf8"), locale));

  it.each(files)("%s has the same anchors in both languages", (file) => {
    const [chinese, english] = compiled(file).map(({ sections }) => sections.map(({ id, level }) => [id, level]));
    expect(chinese).toEqual(english);
    expect(new Set(chinese?.map(([id]) => id)).size).toBe(chinese?.length);
  });
});
