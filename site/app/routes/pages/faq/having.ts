import { folded, searchWords } from "@gk/domain";
import { plainText } from "#plain-text";
import type { Chapter } from "../../../content/long-page.ts";
import { unparted } from "../../../words/unparted.ts";

/** What answers say, read once: they are looked through with each key that is pressed. */
const texts = new Map<string, string>();

function textOf(html: string): string {
  const text = texts.get(html) ?? folded(plainText(html));
  texts.set(html, text);
  return text;
}

/** The topics with only those of their questions that have every word that was typed; all of them for no words. */
export function topicsHaving(topics: readonly Chapter[], typed: string): Chapter[] {
  const words = searchWords(typed);
  const has = ({ title, html }: Pick<Chapter, "title" | "html">) => {
    const text = `${folded(unparted(title))}\n${textOf(html)}`;
    return words.every((word) => text.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, parts: topic.parts.filter(has) }))
    .filter(({ parts }) => words.length === 0 || parts.length > 0);
}

/** How many questions the topics have. */
export const countIn = (topics: readonly Chapter[]): number =>
  topics.reduce((count, { parts }) => count + parts.length, 0);
