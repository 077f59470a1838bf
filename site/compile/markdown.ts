import type { Locale } from "@gk/domain";
import frontMatter from "front-matter";
import { Marked, type Token, type Tokens } from "marked";
import { anchorAttributes } from "../app/content/anchor.ts";
import { partWords } from "../app/words/part-words.ts";
import type { LongPage, Section } from "../app/content/long-page.ts";

type Head = { title: string; description: string; updated: Date; anchors: string[] };

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Markdown whose links lead to pages of one language. */
function markdownOf(locale: Locale) {
  return new Marked({
    renderer: {
      link({ href, tokens }) {
        const attributes = Object.entries(anchorAttributes(href, locale)).map(
          ([name, value]) => `${name}="${escaped(value)}"`,
        );
        return `<a ${attributes.join(" ")}>${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";

/**
 * Compiles a page: its front matter, and its text cut at the headings, each of which takes its anchor from the front
 * matter, in order.
 * @errors when there are more or fewer anchors than headings, or a heading of another level
 */
export function compilePage(source: string, locale: Locale): LongPage {
  const { attributes, body } = frontMatter<Head>(source);
  const { title, description, updated, anchors } = attributes;
  const worded = (text: string) => (locale === "zh-HK" ? partWords(text) : text);
  const markdown = markdownOf(locale);
  const tokens = markdown.lexer(body);
  const html = (part: Token[]) => markdown.parser(part).trim();
  const starts = tokens.flatMap((token, index) => (isHeading(token) ? [index] : []));
  if (starts.length !== anchors.length) {
    throw new Error(`"${title}" (${locale}) has ${starts.length} headings and ${anchors.length} anchors.`);
  }
  const sections = starts.map((start, order): Section => {
    const heading = tokens[start] as Tokens.Heading;
    const level = heading.depth;
    if (level !== 2 && level !== 3) throw new Error(`"${heading.text}" is a heading of level ${level}, not 2 or 3.`);
    return {
      id: anchors[order] as string,
      level,
      title: worded(heading.text),
      html: html(tokens.slice(start + 1, starts[order + 1])),
    };
  });
  const intro = html(tokens.slice(0, starts[0]));
  return { title: worded(title), description, updated: updated.toISOString().slice(0, 10), intro, sections };
}
