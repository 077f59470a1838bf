import { type Locale, preferredLocale } from "@gk/domain";

const known = new Map<string, Locale | undefined>();
const mostKnown = 1000;

/**
 * The product's language that a browser prefers. Browsers send few different headers, and reading one takes longer than
 * answering from the page cache, so the answers are remembered; made-up headers only make it forget.
 */
export function browserLocale(acceptLanguage: string | undefined): Locale | undefined {
  if (acceptLanguage === undefined) return undefined;
  if (!known.has(acceptLanguage)) {
    if (known.size >= mostKnown) known.clear();
    known.set(acceptLanguage, preferredLocale(acceptLanguage));
  }
  return known.get(acceptLanguage);
}
