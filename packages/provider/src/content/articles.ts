import type { IsoDate, Locale } from "@gk/domain";
import type { ArticleSummary } from "@gk/web";
import { and, desc, eq, lte } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { areas, articles, districts } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";
import { answer, list } from "../http/reply.ts";
import { htmlOf } from "./html.ts";
import { offsetOf, pageAmong } from "./paging.ts";
import { districtShape } from "./places.ts";

/** Published articles of a type, newest first. A type that does not exist is not found (decision 6). */
export const listArticles: Handler<"listArticles"> = async ({ query }, { database, locale, today }) => {
  const type = articles.type.enumValues.find((known) => known === query.type);
  if (!type) throw notFound();
  const published = and(eq(articles.type, type), lte(articles.publishedOn, today));
  const rows = await selectArticles(database)
    .where(published)
    .orderBy(desc(articles.publishedOn), desc(articles.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  return list(
    rows.map((row) => summary(row, locale)),
    await pageAmong(database, query, articles, published),
  );
};

/** A published article. */
export const getArticle: Handler<"getArticle"> = async ({ params }, { database, locale, today }) => {
  const row = await findArticle(database, params.slug, today);
  if (!row) throw notFound();
  return answer({ ...summary(row, locale), body: htmlOf(row.articles.body[locale]) });
};

async function findArticle(database: Database, slug: string, today: IsoDate) {
  const [row] = await selectArticles(database).where(and(eq(articles.slug, slug), lte(articles.publishedOn, today)));
  return row;
}

function selectArticles(database: Database) {
  return database
    .select()
    .from(articles)
    .leftJoin(districts, eq(districts.id, articles.districtId))
    .leftJoin(areas, eq(areas.id, districts.areaId));
}

type Row = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

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
    fee_cents: event.feeCents ?? 0,
  };
}
