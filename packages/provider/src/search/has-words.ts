import type { ContentKind, IsoDate, Locale } from "@gk/domain";
import { and, desc, eq, getTableColumns, gte, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { searchEntries } from "../database/schema/index.ts";
import { lexemesAsked, markAsked } from "./lexemes.ts";
import type { Window } from "./windows.ts";

/** What is looked for. */
export interface Wanted {
  readonly words: readonly string[];
  readonly locale: Locale;
  readonly kind: ContentKind;
  readonly today: IsoDate;
  /** More lexemes that are asked for. */
  readonly narrowed?: readonly string[];
}

/** The entries in which is looked: the newest themselves at first, since few are read sooner than an index; then all. */
export function entriesOf(database: Database, { locale, kind, today }: Wanted, { isFirst, rows }: Window) {
  if (!isFirst) return searchEntries;
  return database
    .select(getTableColumns(searchEntries))
    .from(searchEntries)
    .where(and(eq(searchEntries.kind, kind), eq(searchEntries.locale, locale), isShown(kind, today)))
    .orderBy(desc(searchEntries.publishedOn), desc(searchEntries.id))
    .limit(rows)
    .as("search_entries");
}

/**
 * The entries of a kind in a window that have every word. The index finds what may have them; what it has found is looked
 * at itself, but for kind and locale, which are marks: another index would be asked for them. Signs stand for themselves.
 */
export function hasWords({ words, locale, kind, today, narrowed = [] }: Wanted, window: Window): SQL | undefined {
  const marks = [
    ...narrowed,
    ...(window.isFirst
      ? []
      : [...lexemesAsked(words, { short: window.days === undefined }), markAsked(locale, kind, window.days)]),
  ];
  return and(
    marks.length > 0 ? sql`${searchEntries.pairs} @@ ${marks.join(" & ")}::tsquery` : undefined,
    isShown(kind, today),
    ...words.map((word) => sql`strpos(${searchEntries.foldedText}, ${word}) > 0`),
  );
}

/** What lists show too: published articles, and advertisements that are not over. */
const isShown = (kind: ContentKind, today: IsoDate): SQL =>
  kind === "market" ? gte(searchEntries.shownUntil, today) : lte(searchEntries.publishedOn, today);
