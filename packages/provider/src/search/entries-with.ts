import type { ContentKind, IsoDate, Locale } from "@gk/domain";
import { and, desc, eq, getTableColumns, gte, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { searchEntries } from "../database/schema/index.ts";
import { allOf, lexemesAsked, markAsked, ofList } from "./lexemes.ts";
import type { Window } from "./windows.ts";

/** What is looked for. */
export interface Wanted {
  readonly words: readonly string[];
  readonly locale: Locale;
  readonly kind: ContentKind;
  readonly today: IsoDate;
  /** More lexemes that are asked for. */
  readonly narrowed?: readonly string[];
  /** What is to be true besides. */
  readonly condition?: SQL | undefined;
}

/**
 * The entries of a list in a window that have every word. The newest are looked at themselves; otherwise the index finds
 * what may have the words, by itself: kind and language are in the lexemes. Signs stand for themselves.
 */
export function entriesWith(database: Database, wanted: Wanted, { days, rows, isRead, most }: Window) {
  const { words, locale, kind, today, narrowed = [], condition } = wanted;
  const list = { kind, locale };
  if (isRead) {
    const isOfList = and(eq(searchEntries.kind, kind), eq(searchEntries.locale, locale), isShown(kind, today));
    const newest = database
      .select(columns)
      .from(searchEntries)
      .where(isOfList)
      .orderBy(...newestFirst)
      .limit(rows)
      .as("search_entries");
    return database
      .select()
      .from(newest)
      .where(and(hasWords(words), condition))
      .as("search_entries");
  }
  const asked = [...narrowed, ...allOf(lexemesAsked(words).map((lexeme) => ofList(list, lexeme)))];
  const marks = [...asked, ...(days || asked.length === 0 ? [markAsked(list, days)] : [])];
  const found = database
    .select(columns)
    .from(searchEntries)
    .where(
      and(
        sql`${searchEntries.pairs} @@ ${marks.join(" & ")}::tsquery`,
        isShown(kind, today),
        hasWords(words),
        condition,
      ),
    )
    .$dynamic();
  return (most === undefined ? found : found.limit(most)).as("search_entries");
}

const { pairs: _, shownUntil: __, locale: ___, ...columns } = getTableColumns(searchEntries);
const newestFirst = [desc(searchEntries.publishedOn), desc(searchEntries.id)];

const hasWords = (words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`strpos(${searchEntries.foldedText}, ${word}) > 0`));

/** What lists show too: what is published, and of advertisements those that are not over. */
const isShown = (kind: ContentKind, today: IsoDate): SQL | undefined =>
  and(lte(searchEntries.publishedOn, today), kind === "market" ? gte(searchEntries.shownUntil, today) : undefined);
