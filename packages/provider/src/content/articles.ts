import type { IsoDate, Locale } from "@gk/domain";
import type { ArticleSummary } from "@gk/web";
import { and, count, desc, eq, getTableColumns, inArray, lt, lte, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { monthOf } from "../database/columns.ts";
import type { Database } from "../database/database.ts";
import { areas, articles, districts } from "../database/schema/index.ts";
import type { Context, Handler } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";
import { answer, list } from "../http/reply.ts";
import { comingFirst } from "./coming-first.ts";
import { htmlOf } from "./html.ts";
import { keptCounts } from "./kept.ts";
import type { Listing, ListPart } from "./listing.ts";
import { startOf } from "./paging.ts";
import { districtShape } from "./places.ts";

type Type = (typeof articles.type.enumValues)[number];
type Asked = Parameters<Handler<"listArticles">>[0]["query"];

/**
 * Published articles of a type, of tips also those of one area (decision 133), newest first; events, where that is asked
 * for, with those to come first (decision 181), or those of one time alone (decision 183). A type that does not exist is
 * not found (decision 6).
 */
export const listArticles: Handler<"listArticles"> = async ({ query }, context) => {
  const type = articles.type.enumValues.find((known) => known === query.type);
  if (!type) throw notFound();
  // No event is of an area, and nothing else is at a time.
  const hasTimes = type === "events" && query.category === undefined;
  if (query.when && !hasTimes) return list([], { page: query.page, limit: query.limit, total: 0 });
  const isByTime = hasTimes && (query.when ?? query.order) !== undefined;
  const { parts, total } = isByTime ? await comingFirst(query, context) : await newestFirst(type, query, context);
  const rows: Row[] = [];
  // One after the other, so that the rows stand in their order.
  for (const part of parts) if (part.limit > 0) rows.push(...(await rowsOf(context.database, type, part)));
  return list(
    rows.map((row) => summary(row, context.locale)),
    { page: query.page, limit: query.limit, total },
  );
};

async function newestFirst(type: Type, query: Asked, context: Context): Promise<Listing> {
  const counts = await countArticles(context);
  const { before, offset, total } = startOf(
    query,
    counts.filter((one) => one.type === type && (query.category ?? one.category) === one.category),
  );
  const condition = and(
    eq(articles.type, type),
    query.category === undefined ? undefined : eq(articles.category, query.category),
    lte(articles.publishedOn, context.today),
    before && lt(articles.publishedOn, before),
  );
  const order = [desc(articles.publishedOn), desc(articles.id)];
  return { parts: [{ condition, order, limit: query.limit, offset }], total };
}

/** Rows are joined once it is known which they are. */
function rowsOf(database: Database, type: Type, { condition, order, limit, offset }: ListPart): Promise<Row[]> {
  const shown = database
    .select({ id: articles.id })
    .from(articles)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return selectListed(database)
    .where(and(eq(articles.type, type), inArray(articles.id, shown)))
    .orderBy(...order);
}

/** How many published articles of each type and area there are in a month. */
export const countArticles = ({ database, today, now }: Pick<Context, "database" | "today" | "now">) =>
  keptCounts(database, {
    list: "articles",
    today,
    now,
    count: () =>
      database
        .select({
          type: articles.type,
          category: articles.category,
          month: monthOf(articles.publishedOn),
          count: count(),
        })
        .from(articles)
        .where(lte(articles.publishedOn, today))
        .groupBy(sql`1`, sql`2`, sql`3`),
  });

/** A published article. */
export const getArticle: Handler<"getArticle"> = async ({ params }, { database, locale, today }) => {
  const row = await findArticle(database, params.slug, today);
  if (!row) throw notFound();
  return answer({ ...summary(row, locale), body: htmlOf(row.articles.body[locale]) });
};

async function findArticle(database: Database, slug: string, today: IsoDate) {
  const [row] = await withPlaces(database.select().from(articles).$dynamic()).where(
    and(eq(articles.slug, slug), lte(articles.publishedOn, today)),
  );
  return row;
}

// A text is most of a row, and lists show none.
const { body: _, ...listed } = getTableColumns(articles);

const selectListed = (database: Database) =>
  withPlaces(database.select({ articles: listed, districts, areas }).from(articles).$dynamic());

const withPlaces = <Selected extends PgSelect>(query: Selected) =>
  query.leftJoin(districts, eq(districts.id, articles.districtId)).leftJoin(areas, eq(areas.id, districts.areaId));

type Row = Awaited<ReturnType<typeof selectListed>>[number];

function summary(row: Row, locale: Locale): ArticleSummary {
  const { articles: article } = row;
  return {
    id: article.id,
    slug: article.slug,
    type: article.type,
    title: article.title[locale],
    summary: article.summary[locale],
    published_at: article.publishedOn,
    illustration: article.illustration,
    reading_minutes: article.readingMinutes?.[locale] ?? null,
    event: eventOf(row, locale),
    tip: article.category && article.ages ? { category: article.category, ages: article.ages } : null,
  };
}

function eventOf({ articles: event, districts: district, areas: area }: Row, locale: Locale): ArticleSummary["event"] {
  if (!event.startsAt || !event.endsAt || !event.venue || !district || !area) return null;
  return {
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt.toISOString(),
    venue: event.venue[locale],
    district: districtShape(district, area, locale),
    quota: event.quota ?? 0,
    joined: event.joined,
    fee_cents: event.feeCents ?? 0,
  };
}
