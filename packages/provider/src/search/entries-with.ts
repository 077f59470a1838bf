import type { ContentKind, IsoDate, Locale } from "@gk/domain";
import { and, desc, eq, getTableName, gte, lte, type SQL, sql, Subquery } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { searchEntries } from "../database/schema/index.ts";
import { allOf, isLexeme, lexemesAsked, markAsked, ofList, venueMark } from "./lexemes.ts";
import type { Window } from "./windows.ts";

/** What is looked for. */
export interface Wanted {
  readonly words: readonly string[];
  /** Words of the place that an advertisement names. */
  readonly venue?: readonly string[];
  readonly locale: Locale;
  readonly kind: ContentKind;
  readonly today: IsoDate;
  /** More lexemes that are asked for. */
  readonly narrowed?: readonly string[];
  /** How many do, whichever they are. @default all that are in the window */
  readonly enough?: number;
}

/** What is looked for, and how far. */
export type Look = readonly [Wanted, Window];

/**
 * The entries of some lists, each in a window, that have every word: what they are put in order by, and shown with, and
 * of which `look` they are, a number being sooner compared than a name. Signs stand for themselves.
 */
export const entriesWith = (looks: readonly Look[]) =>
  new Subquery(
    sql.join(
      looks.map((look, at) => found(at, ...look)),
      sql` union all `,
    ),
    columns,
    name,
  );

const { id, kind, slug, section, publishedOn, title, body, foldedTitle } = searchEntries;
// What the index and its texts are made of is most of a row, and is not carried along.
const columns = { id, kind, slug, section, publishedOn, title, body, foldedTitle };
const name = getTableName(searchEntries);

/**
 * The newest are looked at themselves; otherwise the index finds what may have the words, by itself, and texts are read
 * for those words only that are no lexeme.
 * @source decision 210
 */
function found(at: number, wanted: Wanted, window: Window): SQL {
  const { words, venue = [], today, enough = Infinity } = wanted;
  const { rows, isRead, most = Infinity } = window;
  const read = (some: readonly string[]) => (isRead ? some : some.filter((word) => !isLexeme(word)));
  const hasWords = and(has(searchEntries.foldedText, read(words)), has(searchEntries.foldedVenue, read(venue)));
  const entries = isRead
    ? sql`(${newest(wanted, rows)}) as ${searchEntries} where ${hasWords}`
    : sql`${searchEntries} where ${and(...lexemesIn(wanted, window), isShown(wanted.kind, today), hasWords)}`;
  const some = sql`select ${sql.raw(String(at))} as look, ${sql.join(Object.values(columns), sql`, `)} from ${entries}`;
  const limit = Math.min(enough, most);
  // Planned without the limit, for which the database would go through all rows rather than ask the index.
  return Number.isFinite(limit)
    ? sql`(with found as materialized (${some}) select * from found limit ${limit})`
    : sql`(${some})`;
}

/** The newest rows of a list. */
const newest = (wanted: Wanted, rows: number): SQL =>
  sql`select * from ${searchEntries} where ${isListed(wanted)} order by ${sql.join([...newestFirst], sql`, `)} limit ${rows}`;

/** Whether a row is of a list, and shown there. */
export const isListed = (list: Pick<Wanted, "kind" | "locale" | "today">): SQL | undefined =>
  and(eq(kind, list.kind), eq(searchEntries.locale, list.locale), isShown(list.kind, list.today));

export const newestFirst = [desc(publishedOn), desc(id)] as const;

/**
 * What the index is asked for. Where any of some marks does, they are asked for apart: within one question the index goes
 * through all that have any of them, and beside another it passes over what the other has not.
 */
function lexemesIn({ words, venue = [], narrowed = [], ...wanted }: Wanted, { days }: Window): SQL[] {
  const list = { kind: wanted.kind, locale: wanted.locale };
  const lexemes = [
    ...lexemesAsked(words).map((lexeme) => ofList(list, lexeme)),
    ...lexemesAsked(venue).map((lexeme) => venueMark(list, lexeme)),
  ];
  const asked = [...(lexemes.length > 0 ? [allOf(lexemes)] : []), ...narrowed];
  const marks = [...asked, ...(days || asked.length === 0 ? [markAsked(list, days)] : [])];
  return marks.map((mark) => sql`${searchEntries.pairs} @@ ${mark}::tsquery`);
}

const has = (text: PgColumn, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`strpos(${text}, ${word}) > 0`));

/** What lists show too: what is published, and of advertisements those that are not over. */
const isShown = (of: ContentKind, today: IsoDate): SQL | undefined =>
  and(lte(publishedOn, today), of === "market" ? gte(searchEntries.shownUntil, today) : undefined);
