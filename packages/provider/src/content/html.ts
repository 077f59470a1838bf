import { marked } from "marked";

/** Turns Markdown of the provider's own content into HTML; links stay unprefixed paths of the site. */
export function htmlOf(markdown: string): string {
  return marked.parse(markdown, { async: false });
}
