import { type IsoDate, isRealDate, type MissionCategory, missionCategory } from "@gk/domain";

// A seed file knows numbers and texts; these read them as the codes and days that they stand for. What they cannot
// read is a mistake in the seed, and is named.

/** One of the known codes or names. */
export function oneOf<const Code>(codes: readonly Code[], value: unknown): Code {
  const found = codes.find((code) => code === value);
  if (found === undefined) throw new Error(`The seed has "${String(value)}", which is none of ${codes.join(", ")}.`);
  return found;
}

/** A day. */
export function dayOf(text: string): IsoDate {
  if (!isRealDate(text)) throw new Error(`The seed has "${text}", which is no day.`);
  return text;
}

/** The code of a mission category, from its slug. */
export function missionCategoryOf(slug: string): MissionCategory {
  const entry = Object.entries(missionCategory).find(([name]) => name === slug);
  if (!entry) throw new Error(`The seed has "${slug}", which is no mission category.`);
  return entry[1];
}

/**
 * Finds the id behind a slug that another seed file names.
 */
export function idsBySlug(rows: readonly { id: number; slug: string }[]): (slug: string) => number {
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  return (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`The seed has no row "${slug}".`);
    return id;
  };
}
