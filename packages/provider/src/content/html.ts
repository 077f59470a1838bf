import { Parser } from "htmlparser2";
import { marked } from "marked";

/** Turns Markdown of the provider's own content into HTML; links stay unprefixed paths of the site. */
export function htmlOf(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

/** Tags whose text goes on from what is before it. */
const within: ReadonlySet<string> = new Set(["a", "code", "del", "em", "strong"]);

/** The text of the provider's own Markdown, as it is read: what parts it becomes a space. */
export function plainTextOf(markdown: string): string {
  let text = "";
  const part = (tag: string) => {
    if (!within.has(tag)) text += " ";
  };
  const parser = new Parser({
    onopentagname: part,
    onclosetag: part,
    ontext(some) {
      text += some;
    },
  });
  parser.end(htmlOf(markdown));
  return text.trim();
}
