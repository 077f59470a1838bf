import { type Locale, localizePath } from "@gk/domain";
import { paths } from "../paths.ts";
import { catalogue } from "../words/catalogue.ts";

/** What is said when even the error page fails: nothing here needs the router, the words' grammar or styles (T114). */
export function lastWords(locale: Locale) {
  const words = catalogue(locale);
  return {
    sentence: words["errorPage.rendering.title"] as string,
    link: words["errorPage.rendering.link"] as string,
    href: localizePath(paths.home, locale),
  };
}

/** The same as a document of its own, for the server. */
export function lastDocument(locale: Locale): string {
  const { sentence, link, href } = lastWords(locale);
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><title>${sentence}</title></head><body><p>${sentence}</p><p><a href="${href}">${link}</a></p></body></html>`;
}
