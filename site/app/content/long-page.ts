import { escaped } from "./escaped.ts";

/** A page written in Markdown (`site/content`), as the build compiles it. */
export type LongPage = {
  title: string;
  description: string;
  /** The day of its last change: `2026-11-20`. */
  updated: string;
  /** What stands before the first heading, as HTML. */
  intro: string;
  sections: Section[];
};

/** A heading and what stands under it, up to the next heading of any level. */
export type Section = {
  /** The anchor, the same in both languages, so that deep links survive translation. */
  id: string;
  level: 2 | 3;
  title: string;
  html: string;
};

/** A section by itself, on a page that shows it in its own way. */
export type Passage = Pick<Section, "title" | "html">;

/** A section with the smaller ones that stand under it. */
export type Chapter = Section & { parts: Section[] };

/** A page's text as it is shown: its HTML, with its chapters. */
export type ReadingText = { title: string; updated: string; html: string; contents: { id: string; title: string }[] };

const sectionHtml = ({ id, level, title, html }: Section) =>
  `<h${level} id="${id}">${escaped(title).replaceAll("\u200b", "<wbr>")}</h${level}>${html}`;

/** The whole text as HTML. */
export const htmlOf = ({ intro, sections }: Pick<LongPage, "intro" | "sections">) =>
  intro + sections.map(sectionHtml).join("");

/** A page without the note to whoever runs the site, which stands before the text until a lawyer has read it. */
export const withoutNote = (page: LongPage): LongPage => ({
  ...page,
  intro: page.intro.replace(/^<blockquote>.*?<\/blockquote>\s*/s, ""),
});

/** The page's chapters, for a table of contents or a list of questions by topic. */
export function chaptersOf({ sections }: Pick<LongPage, "sections">): Chapter[] {
  const chapters: Chapter[] = [];
  for (const section of sections) {
    if (section.level === 2) chapters.push({ ...section, parts: [] });
    else chapters.at(-1)?.parts.push(section);
  }
  return chapters;
}

/** A page as one text. */
export const readingText = (page: LongPage): ReadingText => ({
  title: page.title,
  updated: page.updated,
  html: htmlOf(page),
  contents: chaptersOf(page).map(({ id, title }) => ({ id, title })),
});

/** A page whose chapter of this anchor is shown in another way: its text until there, the chapter's parts, the rest. */
export function aroundChapter(page: LongPage, id: string): { before: string; parts: Section[]; after: string } {
  const { intro, sections } = page;
  const from = sections.findIndex((section) => section.id === id) + 1;
  const next = sections.findIndex(({ level }, index) => index >= from && level === 2);
  const to = next === -1 ? sections.length : next;
  return {
    before: htmlOf({ intro, sections: sections.slice(0, from) }),
    parts: sections.slice(from, to),
    after: htmlOf({ intro: "", sections: sections.slice(to) }),
  };
}

/** One section of a page, by its anchor. */
export function passage({ sections }: Pick<LongPage, "sections">, id: string): Passage {
  const { title = "", html = "" } = sections.find((each) => each.id === id) ?? {};
  return { title, html };
}
