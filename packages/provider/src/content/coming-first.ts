import type { EventTime, IsoDate } from "@gk/domain";
import { and, asc, count, desc, eq, gt, gte, isNull, lt, lte, or, sql } from "drizzle-orm";
import { articles } from "../database/schema/index.ts";
import type { Context } from "../http/handler.ts";
import { keptCounts, type MonthCount, totalOf } from "./kept.ts";
import type { Listing } from "./listing.ts";
import { offsetOf, type Paging, passOver } from "./paging.ts";

/** The month of an event's start. No reader sees it, so that any zone will do that has no summer time. */
const monthOfStart = sql<IsoDate>`to_char(${articles.startsAt} at time zone 'UTC', 'YYYY-MM-01')`;

const isPublished = (today: IsoDate) => and(eq(articles.type, "events"), lte(articles.publishedOn, today));

/**
 * Events that are not over, the next one first, and behind them those that are, the last one first; or one of the two
 * alone. What is not over is counted at each request; so nobody waits a minute for an event to be over, and none is lost
 * between two pages.
 *
 * @source decisions 181 and 183
 */
export async function comingFirst(
  { when, ...paging }: Paging & { when?: EventTime | undefined },
  context: Context,
): Promise<Listing> {
  const { database, today, now } = context;
  const published = isPublished(today);
  const isComing = gt(articles.endsAt, now);
  const notOver = await database
    .select({ month: monthOfStart, count: count() })
    .from(articles)
    .where(and(published, isComing))
    .groupBy(sql`1`);
  const coming = when === "past" ? [] : notOver;
  const over = when === "upcoming" ? [] : without(await countByStart(context), notOver);
  const offset = offsetOf(paging);
  const ahead = Math.min(paging.limit, Math.max(0, totalOf(coming) - offset));
  const { before, ...past } = passOver(Math.max(0, offset - totalOf(coming)), over);
  const [first] = coming.map(({ month }) => month).toSorted();
  return {
    total: totalOf(coming) + totalOf(over),
    parts: [
      {
        // By the first month the database knows that it need not look at all starts since the beginning.
        condition: and(published, isComing, first && gte(articles.startsAt, new Date(first))),
        order: [asc(articles.startsAt), asc(articles.id)],
        limit: ahead,
        offset,
      },
      {
        condition: and(
          published,
          or(isNull(articles.endsAt), lte(articles.endsAt, now)),
          before && lt(articles.startsAt, new Date(before)),
        ),
        order: [desc(articles.startsAt), desc(articles.id)],
        // Nothing follows what is to come where that alone is asked for.
        limit: when === "upcoming" ? 0 : paging.limit - ahead,
        ...past,
      },
    ],
  };
}

/** How many published events begin in a month, whether they are over or not. */
const countByStart = ({ database, today, now }: Context) =>
  keptCounts(database, {
    list: "events",
    today,
    now,
    count: () =>
      database.select({ month: monthOfStart, count: count() }).from(articles).where(isPublished(today)).groupBy(sql`1`),
  });

/** Counts less some of what they count; what was counted a minute ago may lack some. */
const without = (all: readonly MonthCount[], some: readonly MonthCount[]): MonthCount[] => {
  const taken = new Map(some.map(({ month, count: rows }) => [month, rows]));
  return all.map(({ month, count: rows }) => ({ month, count: Math.max(0, rows - (taken.get(month) ?? 0)) }));
};
