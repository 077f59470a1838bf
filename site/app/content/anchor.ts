import { type Locale, localizePath } from "@gk/domain";

/** Pages of the specification that are not built yet: their links are words until they are (decision 53). */
const notBuilt = /^\/member\/(prizes|special-activity)(?:[/?#]|$)/;

/** The attributes of a link in running text: our pages in the reader's language, other sites without a way back in. */
export function anchorAttributes(href: string, locale: Locale): Record<string, string> {
  if (notBuilt.test(href)) return {};
  if (href.startsWith("/") && !href.startsWith("//")) return { href: localizePath(href, locale) };
  return /^(https?:)?\/\//i.test(href) ? { href, rel: "noopener" } : { href };
}
