import { type ContentKind, contentKinds } from "@gk/domain";
import { kept } from "../content/kept.ts";
import { searchEntries } from "../database/schema/index.ts";
import type { Context } from "../http/handler.ts";
import { isListed, newestFirst } from "./entries-with.ts";
import { FIRST_ROWS } from "./windows.ts";

/** Folded texts by the kind of what they are of. */
type Texts = Readonly<Record<ContentKind, readonly string[]>>;

/**
 * What the newest of each kind say in the reader's language, as of the last minute: it tells how often words are found,
 * before the database is asked for them.
 * @source decision 214
 */
export const newestTexts = ({ database, locale, today, now }: Context): Promise<Texts> =>
  kept(database, {
    name: `newest texts in ${locale}`,
    today,
    now,
    read: () => read({ database, locale, today }),
  });

async function read({ database, ...list }: Pick<Context, "database" | "locale" | "today">): Promise<Texts> {
  const lists = contentKinds.map(async (kind) => {
    const rows = await database
      .select({ text: searchEntries.foldedText })
      .from(searchEntries)
      .where(isListed({ kind, ...list }))
      .orderBy(...newestFirst)
      .limit(FIRST_ROWS);
    return [kind, rows.map(({ text }) => text)] as const;
  });
  return Object.fromEntries(await Promise.all(lists)) as Record<ContentKind, string[]>;
}
