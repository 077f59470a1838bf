import { contentKinds, excerptOf, searchBounds, searchWords } from "@gk/domain";
import type { SearchCounts, SearchResult } from "@gk/web";
import { and, count, desc, eq, getTableColumns, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { offsetOf } from "../content/paging.ts";
import type { Database } from "../database/database.ts";
import { searchEntries } from "../database/schema/index.ts";
import type { Context, Handler } from "../http/handler.ts";
import { list } from "../http/reply.ts";
import { pairsAsked } from "./pairs.ts";

/**
 * What has every word of a text in the reader's language, words of the title first, then the newest.
 * @source decision 75
 */
export const searchContent: Handler<"searchContent"> = async ({ query: { q, kind: wanted, page } }, context) => {
  const words = searchWords(q);
  const found = and(has(words), isShown(context));
  const counts = await countsOf(context.database, found);
  const place = { page, limit: searchBounds.page };
  const rows = wanted
    ? await context.database
        .select(shown)
        .from(searchEntries)
        .where(and(found, eq(searchEntries.kind, wanted)))
        .orderBy(...best(words))
        .limit(place.limit)
        .offset(offsetOf(place))
    : await firstOfEach(context.database, words, found);
  const results = rows.map((row) => shape(row, words));
  const meta = wanted ? { ...place, total: counts[wanted] } : { page: 1, limit: results.length, total: results.length };
  const reply = list(results, meta);
  return { ...reply, body: { ...reply.body, counts } };
};

/** The index finds what may have the words; what it has found is looked at itself. Signs stand for themselves. */
function has(words: readonly string[]): SQL | undefined {
  return and(
    sql`${searchEntries.pairs} @@ ${pairsAsked(words)}::tsquery`,
    ...words.map((word) => sql`strpos(${searchEntries.foldedText}, ${word}) > 0`),
  );
}

/** What lists show too: published articles, and advertisements that are not over. */
const isShown = ({ locale, today }: Pick<Context, "locale" | "today">): SQL | undefined =>
  and(
    eq(searchEntries.locale, locale),
    or(
      gte(searchEntries.shownUntil, today),
      and(isNull(searchEntries.shownUntil), lte(searchEntries.publishedOn, today)),
    ),
  );

async function countsOf(database: Database, found: SQL | undefined): Promise<SearchCounts> {
  const rows = await database
    .select({ kind: searchEntries.kind, total: count() })
    .from(searchEntries)
    .where(found)
    .groupBy(searchEntries.kind);
  const totals = new Map(rows.map(({ kind, total }) => [kind, total]));
  return Object.fromEntries(contentKinds.map((kind) => [kind, totals.get(kind) ?? 0])) as SearchCounts;
}

/** How many of the words stand in the title. */
const inTitle = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`(strpos(${searchEntries.foldedTitle}, ${word}) > 0)::int`),
    sql` + `,
  );

const best = (words: readonly string[]): SQL[] => [
  desc(inTitle(words)),
  desc(searchEntries.publishedOn),
  desc(searchEntries.id),
];

const { kind, id, slug, section, title, body, publishedOn } = getTableColumns(searchEntries);
const shown = { kind, id, slug, section, title, body, publishedOn };

/** The first few of each kind. */
async function firstOfEach(database: Database, words: readonly string[], found: SQL | undefined): Promise<Row[]> {
  const place = sql<number>`row_number() over (partition by ${kind} order by ${sql.join(best(words), sql`, `)})`;
  const ranked = database
    .select({ ...shown, place: place.as("place") })
    .from(searchEntries)
    .where(found)
    .as("ranked");
  return database.select().from(ranked).where(lte(ranked.place, searchBounds.first)).orderBy(ranked.kind, ranked.place);
}

type Row = Pick<typeof searchEntries.$inferSelect, keyof typeof shown>;

const shape = (row: Row, words: readonly string[]): SearchResult => ({
  kind: row.kind,
  id: row.id,
  slug: row.slug,
  section: row.section,
  title: row.title,
  excerpt: excerptOf(row.body, words),
  published_at: row.publishedOn,
});
