import { localizePath, prefixedPath } from "@gk/domain";

/** A page for search engines, without language prefix; with its last change where that is known. */
export type Place = { path: string; changed?: string | undefined };

/** How many places a sitemap has, each with two addresses: search engines read 50,000 addresses of one. */
export const placesInOne = 25_000;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const head = '<?xml version="1.0" encoding="UTF-8"?>';

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
    head,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

const latest = (places: readonly Place[]) =>
  places
    .flatMap(({ changed }) => changed ?? [])
    .toSorted()
    .at(-1);

/** A sitemap of sitemaps, where there are too many places for one. */
function indexXml(origin: string, parts: readonly (readonly Place[])[]): string {
  const sitemaps = parts.map((places, index) => {
    const changed = latest(places);
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

/**
 * The sitemap of all places, or, where they are too many for one, its index; one of its parts where that is asked for.
 * @returns undefined for a part that there is not
 */
export function sitemapPart(
  origin: string,
  places: readonly Place[],
  wanted: string | null,
  size = placesInOne,
): string | undefined {
  const count = Math.ceil(places.length / size);
  const parts = Array.from({ length: count }, (_, index) => places.slice(index * size, (index + 1) * size));
  if (wanted === null) return count > 1 ? indexXml(origin, parts) : sitemapXml(origin, places);
  const part = parts.find((_, index) => `${index + 1}` === wanted);
  return part && sitemapXml(origin, part);
}
