import { marked } from "marked";

/** Turns Markdown of the provider's own content into HTML; links stay unprefixed paths of the site. */
export function htmlOf(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

const within = /<\/?(?:a|code|del|em|strong)\b[^<>]*>/g;
const tag = /<[^<>]*>/g;
const signs: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };

/** The text of the provider's own Markdown, as it is read: what parts it becomes a space. */
export function plainTextOf(markdown: string): string {
  const text = htmlOf(markdown).replaceAll(within, "").replaceAll(tag, " ");
  return text.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => signs[name] ?? "").trim();
}
