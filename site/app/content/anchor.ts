import { type Locale, localizePath } from "@gk/domain";

/** The attributes of a link in running text: our pages in the reader's language, other sites without a way back in. */
export function anchorAttributes(href: string, locale: Locale): Record<string, string> {
  if (href.startsWith("/") && !href.startsWith("//")) return { href: localizePath(href, locale) };
  return /^(https?:)?\/\//i.test(href) ? { href, rel: "noopener" } : { href };
}
