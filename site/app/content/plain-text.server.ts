import sanitizeHtml from "sanitize-html";
import { parting } from "./parting.ts";

/** The text of HTML on the server, by the parser that sanitises. */
export function plainText(html: string): string {
  let text = "";
  const part = (tag: string) => {
    if (parting.has(tag)) text += " ";
  };
  sanitizeHtml(html, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: ["script", "style", "textarea", "option", "xmp", "iframe"],
    onOpenTag: part,
    onCloseTag: part,
    textFilter(escaped) {
      text += escaped;
      return "";
    },
  });
  // The parser's text comes escaped for a page, which is undone in the opposite order.
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
