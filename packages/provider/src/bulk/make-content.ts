import type { IsoDate } from "@gk/domain";
import { and, gte, lt, type SQL, sql } from "drizzle-orm";
import newsSeed from "../../seed/news.json" with { type: "json" };
import eventsSeed from "../../seed/events.json" with { type: "json" };
import marketSeed from "../../seed/market.json" with { type: "json" };
import tipsSeed from "../../seed/tips.json" with { type: "json" };
import type { Database } from "../database/database.ts";
import { advertisements, articles, districts, marketCategories, searchEntries } from "../database/schema/index.ts";
import { writeMany } from "../database/upsert.ts";
import { writeSearchEntries } from "../search/write-search-entries.ts";
import { bulkAdvertisement, bulkArticle, FIRST_BULK_ID, type Surroundings } from "./rows.ts";

/** How many made-up rows there are to be. */
export interface Amounts {
  readonly articles: number;
  readonly ads: number;
}

/** What was done. */
interface Made {
  readonly added: number;
  readonly taken: number;
}

/** How many rows are in memory at once. */
const ROWS_AT_ONCE = 1000;

/** From how many on an index is made anew in less time than it takes to add to it row by row. */
const MANY_ROWS = 2000;

/**
 * Makes so many made-up rows, and no more: those that there are stay as they are, what is missing is added, and what is
 * too many goes. All or nothing.
 *
 * @param onProgress called with the number of rows that have been looked after, now and then
 */
export async function makeContent(
  database: Database,
  today: IsoDate,
  amounts: Amounts,
  onProgress: (rows: number, of: number) => void = () => undefined,
): Promise<Made> {
  const surroundings = await surroundingsOf(database, today);
  const most = Math.max(amounts.articles, amounts.ads);
  return database.transaction(async (transaction) => {
    const before = await countBulk(transaction);
    await takeAway(transaction, amounts);
    const kept = await countBulk(transaction);
    const added = amounts.articles + amounts.ads - kept;
    const write = async () => {
      for (let from = 0; from < most; from += ROWS_AT_ONCE) {
        // One after the other, so that no more is in memory than one needs.
        await makeSome(transaction, surroundings, amounts, from);
        onProgress(Math.min(most, from + ROWS_AT_ONCE), most);
      }
    };
    await (added < MANY_ROWS ? write() : withoutIndex(transaction, write));
    return { added, taken: before - kept };
  });
}

/**
 * Does something with the index of words put aside, and makes it anew. Rows are then laid in the order of their days, in
 * which they would have come one by one over the years: what is shown together lies together.
 */
async function withoutIndex(transaction: Database, write: () => Promise<void>): Promise<void> {
  const name = sql.identifier("search_entries_pairs");
  await transaction.execute(sql`drop index ${name}`);
  await write();
  await transaction.execute(sql`set local maintenance_work_mem = '256MB'`);
  for (const table of ["articles", "advertisements", "search_entries"]) {
    // A transaction does one thing after the other.
    await transaction.execute(sql`cluster ${sql.identifier(table)} using ${sql.identifier(`${table}_newest`)}`);
  }
  await transaction.execute(sql`create index ${name} on ${searchEntries} using gin (${sql.identifier("pairs")})`);
}

/** Has the database look at what it holds, as it would by itself in time: it plans by that. Outside of a transaction. */
export async function settle(database: Database): Promise<void> {
  for (const table of ["articles", "advertisements", "search_entries"]) {
    // Each takes all the database has.
    await database.execute(sql`vacuum (analyze) ${sql.identifier(table)}`);
  }
}

const picturesOf = (rows: readonly { illustration: string }[]) => [...new Set(rows.map((row) => row.illustration))];

async function surroundingsOf(database: Database, today: IsoDate): Promise<Surroundings> {
  return {
    today,
    districts: await database.select().from(districts).orderBy(districts.id),
    categories: await database.select().from(marketCategories).orderBy(marketCategories.id),
    pictures: {
      news: picturesOf(newsSeed.news),
      events: picturesOf(eventsSeed.events),
      tips: picturesOf(tipsSeed.tips),
      market: picturesOf(marketSeed.advertisements),
    },
  };
}

async function countBulk(database: Database): Promise<number> {
  const counted = async (table: typeof articles | typeof advertisements) =>
    database.$count(table, gte(table.id, FIRST_BULK_ID));
  return (await counted(articles)) + (await counted(advertisements));
}

/** Takes away what is beyond the wanted numbers, with what is searched of it. */
async function takeAway(transaction: Database, { articles: articleCount, ads }: Amounts): Promise<void> {
  await transaction.delete(articles).where(gte(articles.id, FIRST_BULK_ID + articleCount));
  await transaction.delete(advertisements).where(gte(advertisements.id, FIRST_BULK_ID + ads));
  const isBeyond = sql`${searchEntries.id} >= case when ${searchEntries.kind} = 'market'
    then ${FIRST_BULK_ID + ads}::integer else ${FIRST_BULK_ID + articleCount}::integer end`;
  await transaction.delete(searchEntries).where(isBeyond);
}

async function makeSome(transaction: Database, around: Surroundings, amounts: Amounts, from: number): Promise<void> {
  const upTo = (most: number) =>
    Array.from({ length: Math.max(0, Math.min(most - from, ROWS_AT_ONCE)) }, (_, at) => from + at);
  const [wantedArticles, wantedAds] = [upTo(amounts.articles), upTo(amounts.ads)];
  const range = { from: FIRST_BULK_ID + from, below: FIRST_BULK_ID + from + ROWS_AT_ONCE };
  const there = (table: typeof articles | typeof advertisements) => transaction.$count(table, isIn(table.id, range));
  const isThere =
    (await there(articles)) === wantedArticles.length && (await there(advertisements)) === wantedAds.length;
  if (isThere) return;
  const newArticles = wantedArticles.map((index) => bulkArticle(index, around));
  const newAds = wantedAds.map((index) => bulkAdvertisement(index, around));
  await writeMany(transaction, articles, newArticles);
  await writeMany(transaction, advertisements, newAds);
  await writeSearchEntries(transaction, range);
}

const isIn = (
  id: typeof articles.id | typeof advertisements.id,
  { from, below }: { from: number; below: number },
): SQL | undefined => and(gte(id, from), lt(id, below));
