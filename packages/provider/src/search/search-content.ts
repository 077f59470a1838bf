import { type ContentKind, contentKinds, excerptOf, searchBounds, searchWords } from "@gk/domain";
import type { SearchCounts, SearchResult } from "@gk/web";
import { and, desc, eq, getTableColumns, gt, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { countArticles } from "../content/articles.ts";
import { byMonth, type MonthCount } from "../content/kept.ts";
import { countAdvertisements } from "../content/market.ts";
import { offsetOf } from "../content/paging.ts";
import { countSchoolArticles } from "../content/school.ts";
import { searchEntries } from "../database/schema/index.ts";
import type { Context, Handler } from "../http/handler.ts";
import { list } from "../http/reply.ts";
import { entriesWith, type Look } from "./entries-with.ts";
import { newestTexts } from "./newest-texts.ts";
import { likelyWindow, nextWindow, type Window } from "./windows.ts";

/**
 * What has every word of a text in the reader's language, words of the title first, then the newest. Of what very many
 * have, the newest are looked at.
 * @source decision 75, decision 139
 */
export const searchContent: Handler<"searchContent"> = async ({ query: { q, kind: wanted, page } }, context) => {
  const words = searchWords(q);
  const place = { page, limit: searchBounds.page };
  const part = wanted
    ? { kinds: [wanted], limit: searchBounds.page, offset: offsetOf(place) }
    : { kinds: contentKinds, limit: searchBounds.first, offset: 0 };
  const found = await find(words, context, part);
  const counts = Object.fromEntries(
    contentKinds.map((kind) => [kind, Math.min(found.get(kind)?.total ?? 0, searchBounds.counted)]),
  ) as SearchCounts;
  const results = part.kinds.flatMap((kind) => found.get(kind)?.rows ?? []).map((row) => shape(row, words));
  const meta = wanted ? { ...place, total: counts[wanted] } : { page: 1, limit: results.length, total: results.length };
  const reply = list(results, meta);
  return { ...reply, body: { ...reply.body, counts } };
};

/** Which of the best are shown of some kinds; the others are counted. */
interface Part {
  readonly kinds: readonly ContentKind[];
  readonly limit: number;
  readonly offset: number;
}

interface Found {
  readonly total: number;
  readonly rows: readonly Row[];
}

/** Looks at as much of each kind as is likely to have enough, and at more of those that have not. */
async function find(words: readonly string[], context: Context, part: Part): Promise<ReadonlyMap<ContentKind, Found>> {
  const { limit, offset } = part;
  const [counts, texts] = await Promise.all([countsOf(context), newestTexts(context)]);
  const found = new Map<ContentKind, Found>();
  let windows = new Map(
    contentKinds.map((kind) => [kind, likelyWindow(counts[kind], context.today, texts[kind], words)]),
  );
  while (windows.size > 0) {
    // How much more is to be looked at is known after the last.
    const rows = await select(words, context, windows, part);
    const next = new Map<ContentKind, Window>();
    for (const [kind, window] of windows) {
      const ofKind = rows.filter((row) => row.kind === kind);
      const total = ofKind[0]?.total ?? 0;
      // The first row tells the total also where the part that is wanted is behind the last.
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

/** What is looked for in some windows: of kinds that are only counted, no more than are counted. */
export const looksAt = (
  words: readonly string[],
  { locale, today }: Pick<Context, "locale" | "today">,
  windows: ReadonlyMap<ContentKind, Window>,
  shownKinds: readonly ContentKind[],
): Look[] =>
  [...windows].map(([kind, window]) => {
    const wanted = { words, locale, kind, today };
    return [shownKinds.includes(kind) ? wanted : { ...wanted, enough: searchBounds.counted }, window];
  });

/** The part that is wanted of what is found in some windows, each row with its place and how many there are. */
async function select(
  words: readonly string[],
  context: Context,
  windows: ReadonlyMap<ContentKind, Window>,
  { kinds, limit, offset }: Part,
): Promise<Ranked[]> {
  const best = sql`${desc(inTitle(words))}, ${desc(searchEntries.publishedOn)}, ${desc(searchEntries.id)}`;
  const ranked = context.database
    .select({
      ...shown,
      place: sql<number>`row_number() over (partition by look order by ${best})`.mapWith(Number).as("place"),
      total: sql<number>`count(*) over (partition by look)`.mapWith(Number).as("total"),
    })
    .from(entriesWith(looksAt(words, context, windows, kinds)))
    .as("ranked");
  const isInPart = and(inArray(ranked.kind, kinds), gt(ranked.place, offset), lte(ranked.place, offset + limit));
  return context.database
    .select()
    .from(ranked)
    .where(or(eq(ranked.place, 1), isInPart))
    .orderBy(ranked.place);
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
