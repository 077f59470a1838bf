import { type ContentKind, contentKinds, excerptOf, searchBounds, searchWords } from "@gk/domain";
import type { SearchCounts, SearchResult } from "@gk/web";
import { and, desc, eq, getTableColumns, gt, lte, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { countArticles } from "../content/articles.ts";
import { byMonth, type MonthCount } from "../content/kept.ts";
import { countAdvertisements } from "../content/market.ts";
import { offsetOf } from "../content/paging.ts";
import { countSchoolArticles } from "../content/school.ts";
import { searchEntries } from "../database/schema/index.ts";
import type { Context, Handler } from "../http/handler.ts";
import { list } from "../http/reply.ts";
import { entriesWith } from "./entries-with.ts";
import { firstWindow, nextWindow, type Window } from "./windows.ts";

/**
 * What has every word of a text in the reader's language, words of the title first, then the newest. Of what very many
 * have, the newest are looked at.
 * @source decision 75, decision 139
 */
export const searchContent: Handler<"searchContent"> = async ({ query: { q, kind: wanted, page } }, context) => {
  const words = searchWords(q);
  const place = { page, limit: searchBounds.page };
  const part = { limit: searchBounds.page, offset: offsetOf(place) };
  const found = await find(words, context, (kind) => {
    if (wanted === undefined) return { limit: searchBounds.first, offset: 0 };
    return kind === wanted ? part : { limit: 1, offset: 0 };
  });
  const counts = Object.fromEntries(
    contentKinds.map((kind) => [kind, Math.min(found.get(kind)?.total ?? 0, searchBounds.counted)]),
  ) as SearchCounts;
  const rows = contentKinds.flatMap((kind) =>
    wanted === undefined || wanted === kind ? (found.get(kind)?.rows ?? []) : [],
  );
  const results = rows.map((row) => shape(row, words));
  const meta = wanted ? { ...place, total: counts[wanted] } : { page: 1, limit: results.length, total: results.length };
  const reply = list(results, meta);
  return { ...reply, body: { ...reply.body, counts } };
};

/** Which of a kind's best are shown. */
interface Part {
  readonly limit: number;
  readonly offset: number;
}

interface Found {
  readonly total: number;
  readonly rows: readonly Row[];
}

/** Looks at the newest of each kind, and at more of those that have not enough of what is wanted. */
async function find(
  words: readonly string[],
  context: Context,
  partOf: (kind: ContentKind) => Part,
): Promise<ReadonlyMap<ContentKind, Found>> {
  const counts = await countsOf(context);
  const found = new Map<ContentKind, Found>();
  let windows = new Map(contentKinds.map((kind) => [kind, firstWindow(counts[kind], context.today)]));
  while (windows.size > 0) {
    // How much more is to be looked at is known after the last.
    const rows = await select(words, context, windows, partOf);
    const next = new Map<ContentKind, Window>();
    for (const [kind, window] of windows) {
      const ofKind = rows.filter((row) => row.kind === kind);
      const total = ofKind[0]?.total ?? 0;
      // The first row tells the total also where the part that is wanted is behind the last.
      const { limit, offset } = partOf(kind);
      found.set(kind, { total, rows: ofKind.filter(({ place }) => place > offset && place <= offset + limit) });
      const more = nextWindow(counts[kind], context.today, window, total);
      if (more) next.set(kind, more);
    }
    windows = next;
  }
  return found;
}

async function countsOf(context: Context): Promise<Record<ContentKind, readonly MonthCount[]>> {
  const [articles, market, school] = await Promise.all([
    countArticles(context),
    countAdvertisements(context),
    countSchoolArticles(context),
  ]);
  const ofType = (type: "news" | "events" | "tips") => articles.filter((count) => count.type === type);
  return { news: ofType("news"), events: ofType("events"), tips: ofType("tips"), market: byMonth(market), school };
}

/** The parts that are wanted of what is found in some windows, each row with its place and how many there are. */
async function select(
  words: readonly string[],
  { database, locale, today }: Context,
  windows: ReadonlyMap<ContentKind, Window>,
  partOf: (kind: ContentKind) => Part,
): Promise<Ranked[]> {
  const best = [desc(inTitle(words)), desc(searchEntries.publishedOn), desc(searchEntries.id)];
  const parts = [...windows].map(([kind, window]) => {
    const { limit, offset } = partOf(kind);
    const wanted = { words, locale, kind, today };
    const ranked = database
      .select({
        ...shown,
        place: sql<number>`row_number() over (order by ${sql.join(best, sql`, `)})`.mapWith(Number).as("place"),
        total: sql<number>`count(*) over ()`.mapWith(Number).as("total"),
      })
      .from(entriesWith(database, wanted, window))
      .as("ranked");
    return database
      .select()
      .from(ranked)
      .where(or(eq(ranked.place, 1), and(gt(ranked.place, offset), lte(ranked.place, offset + limit))));
  });
  const [first, second, ...rest] = parts;
  if (!first) return [];
  const rows = second ? await unionAll(first, second, ...rest) : await first;
  return rows.toSorted((a, b) => a.place - b.place);
}

/** How many of the words stand in the title. */
const inTitle = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`(strpos(${searchEntries.foldedTitle}, ${word}) > 0)::int`),
    sql` + `,
  );

const { kind, id, slug, section, title, body, publishedOn } = getTableColumns(searchEntries);
const shown = { kind, id, slug, section, title, body, publishedOn };

type Row = Pick<typeof searchEntries.$inferSelect, keyof typeof shown>;
type Ranked = Row & { readonly place: number; readonly total: number };

const shape = (row: Row, words: readonly string[]): SearchResult => ({
  kind: row.kind,
  id: row.id,
  slug: row.slug,
  section: row.section,
  title: row.title,
  excerpt: excerptOf(row.body, words),
  published_at: row.publishedOn,
});
