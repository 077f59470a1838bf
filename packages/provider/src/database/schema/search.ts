import type { ContentKind, Locale } from "@gk/domain";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { day, lexemes } from "../columns.ts";

/**
 * What is searched (decision 75), a row for each language: made of the public content whenever that is written, and of
 * nothing else.
 */
export const searchEntries = pgTable(
  "search_entries",
  {
    kind: text().$type<ContentKind>().notNull(),
    id: integer().notNull(),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    /** School articles only: the slug of their kind. */
    section: text(),
    /** Since when it is public; of an advertisement the first day of the offer. */
    publishedOn: day().notNull(),
    /** Advertisements only: the last day of the offer. */
    shownUntil: day(),
    title: text().notNull(),
    /** Plain text. */
    body: text().notNull(),
    /** Title, and title with body, as they are compared with what is searched. */
    foldedTitle: text().notNull(),
    foldedText: text().notNull(),
    /** Advertisements only: the place that they name, likewise. */
    foldedVenue: text(),
    /** By what the folded text is found, and what the entry is marked with (`lexemes.ts`). */
    pairs: lexemes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.locale] }),
    index("search_entries_newest").on(table.kind, table.locale, table.publishedOn, table.id),
    index("search_entries_pairs").using("gin", table.pairs),
  ],
);
