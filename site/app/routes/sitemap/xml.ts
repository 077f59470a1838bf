import { localizePath, prefixedPath } from "@gk/domain";
import { escaped } from "../../content/escaped.ts";

/** A page for search engines, without language prefix; with its last change where that is known. */
export type Place = { path: string; changed?: string | undefined };

const head = '<?xml version="1.0" encoding="UTF-8"?>';

/** A page in both languages, each of which names the other (decision 42). */
function urlsOf(origin: string, { path, changed }: Place): string {
  const chinese = escaped(origin + localizePath(path, "zh-HK"));
  const english = escaped(origin + prefixedPath(path, "en-US"));
  const alternates = [
    ["zh-HK", chinese],
    ["en-US", english],
    ["en", english],
    ["x-default", chinese],
  ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
  const rest = (changed ? `<lastmod>${changed}</lastmod>` : "") + alternates.join("");
  return [chinese, english].map((href) => `<url><loc>${href}</loc>${rest}</url>\n`).join("");
}

/** A sitemap of places, a piece of it for each of theirs. */
export async function* sitemapXml(origin: string, places: AsyncIterable<readonly Place[]>): AsyncGenerator<string> {
  yield `${head}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const some of places) yield some.map((place) => urlsOf(origin, place)).join("");
  yield "</urlset>\n";
}

/** A sitemap of sitemaps, each with its last change where that is known. */
export function indexXml(origin: string, changes: readonly (string | undefined)[]): string {
  const sitemaps = changes.map((changed, index) => {
    const rest = changed ? `<lastmod>${changed}</lastmod>` : "";
    return `<sitemap><loc>${escaped(`${origin}/sitemap.xml?part=${index + 1}`)}</loc>${rest}</sitemap>`;
  });
  return [
    head,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitemaps,
    "</sitemapindex>",
    "",
  ].join("\n");
}
