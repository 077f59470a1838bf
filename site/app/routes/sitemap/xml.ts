import { localizePath, prefixedPath } from "@gk/domain";

/** A page for search engines, without language prefix; with its last change where that is known. */
export type Place = { path: string; changed?: string };

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Each page in both languages, each of which names the other (decision 42). */
export function sitemapXml(origin: string, places: readonly Place[]): string {
  const urls = places.flatMap(({ path, changed }) => {
    const chinese = escaped(origin + localizePath(path, "zh-HK"));
    const english = escaped(origin + prefixedPath(path, "en-US"));
    const alternates = [
      ["zh-HK", chinese],
      ["en-US", english],
      ["en", english],
      ["x-default", chinese],
    ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
    const rest = (changed ? `<lastmod>${changed}</lastmod>` : "") + alternates.join("");
    return [chinese, english].map((href) => `<url><loc>${href}</loc>${rest}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
