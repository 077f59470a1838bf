import { previewLength } from "./preview-bounds.ts";

const blockTag =
  /<\/?(?:address|article|blockquote|br|dd|div|dl|dt|figcaption|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul)\b[^<>]*>/gi;
const tag = /<\/?[a-z!][^<>]*>/gi;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi;
const characterOf: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decode(codePoint: number): string {
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : "";
}

/**
 * The text of HTML: tags dropped, entities turned into what they stand for (unknown names are dropped), space folded.
 * The outcome is text and not HTML: it may hold `<` and must be escaped again where it is put into a page.
 * @source T110
 */
export function plainText(html: string): string {
  return html
    .replace(blockTag, " ")
    .replace(tag, "")
    .replace(entity, (_, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return decode(Number.parseInt(decimal, 10));
      if (hex !== undefined) return decode(Number.parseInt(hex, 16));
      return characterOf[name?.toLowerCase() ?? ""] ?? "";
    })
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * The beginning of an article for a list: its text cut at 150 code points, with one ellipsis only if cut.
 * @source spec §9; T110
 */
export function textPreview(html: string): string {
  const characters = Array.from(plainText(html));
  return characters.length > previewLength ? `${characters.slice(0, previewLength).join("")}…` : characters.join("");
}
