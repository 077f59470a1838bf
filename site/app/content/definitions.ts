import { plainText } from "#plain-text";

/** A term of a list and what is said of it. */
type Definition = { term: string; text: string };

/** A passage that is such a list. */
export type Explained = { title: string; items: readonly Definition[] };

/** The lists of our own pages that explain: each item begins with its term in bold, and a colon or a full stop. */
export const definitionsOf = (html: string): Definition[] =>
  [...html.matchAll(/<li><strong>(?<term>.*?)<\/strong>(?<text>.*?)<\/li>/gs)].map(({ groups = {} }) => ({
    term: plainText(groups["term"] ?? "").replace(/\.$/, ""),
    text: plainText(groups["text"] ?? "").replace(/^[：:\s]+/, ""),
  }));

/** The HTML before the first list: what is said of all of its items. */
export const beforeList = (html: string): string => html.split(/<[ou]l>/, 1)[0]?.trim() ?? "";
