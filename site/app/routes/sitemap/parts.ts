import { latestOf } from "../../content/latest-of.ts";
import type { Section } from "./sections.server.ts";
import { indexXml, type Place, sitemapXml } from "./xml.ts";

/** How many places a sitemap has, each with two addresses: search engines read 50,000 addresses of one. */
const placesInOne = 25_000;

/** A part of a section. */
interface Cut {
  readonly section: Section;
  readonly from: number;
  readonly to: number;
}

/** What of each section stands between two places of the whole. */
function cutsOf(sections: readonly Section[], from: number, to: number): Cut[] {
  let start = 0;
  return sections.flatMap((section) => {
    const cut = { section, from: Math.max(0, from - start), to: Math.min(section.size, to - start) };
    start += section.size;
    return cut.from < cut.to ? [cut] : [];
  });
}

async function* placesOf(cuts: readonly Cut[]): AsyncGenerator<readonly Place[]> {
  for (const { section, from, to } of cuts) yield* section.places(from, to);
}

/** When the newest of some places changed: each section has its newest first. */
async function changeOf(cuts: readonly Cut[]): Promise<string | undefined> {
  const firsts: string[] = [];
  for (const { section, from, to } of cuts) {
    // Of pages of our own, which are few and in no order, all are looked at.
    const upTo = section.isOrdered ? from + 1 : to;
    // A part has few sections, and none is to be hurried.
    for await (const some of section.places(from, upTo)) firsts.push(...some.flatMap(({ changed }) => changed ?? []));
  }
  return latestOf(firsts);
}

/**
 * The sitemap of all sections, or, where they have too many places for one, its index; one of its parts where that is
 * asked for.
 * @returns undefined for a part that there is not
 */
export async function sitemapOf(
  origin: string,
  sections: readonly Section[],
  wanted: string | null,
  size = placesInOne,
): Promise<string | AsyncGenerator<string> | undefined> {
  const total = sections.reduce((sum, section) => sum + section.size, 0);
  const count = Math.ceil(total / size);
  const parts = Array.from({ length: count }, (_, index) => cutsOf(sections, index * size, (index + 1) * size));
  if (wanted === null && count > 1) {
    const changes: (string | undefined)[] = [];
    // There are few parts, and none is to be hurried.
    for (const cuts of parts) changes.push(await changeOf(cuts));
    return indexXml(origin, changes);
  }
  const cuts = wanted === null ? parts[0] : parts.find((_, index) => `${index + 1}` === wanted);
  return cuts && sitemapXml(origin, placesOf(cuts));
}
