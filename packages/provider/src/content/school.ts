import type { Locale } from "@gk/domain";
import type { SchoolArticleSummary, SchoolArticleType } from "@gk/web";
import { and, asc, count, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { monthOf } from "../database/columns.ts";
import { schoolArticles, schoolArticleTypes } from "../database/schema/index.ts";
import type { Context, Handler } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";
import { answer, list, wholeList } from "../http/reply.ts";
import { htmlOf } from "./html.ts";
import { keptCounts } from "./kept.ts";
import { offsetOf, pageAmong } from "./paging.ts";

type Article = typeof schoolArticles.$inferSelect;
type Type = typeof schoolArticleTypes.$inferSelect;

/** Kinds of school article. */
export const listSchoolArticleTypes: Handler<"listSchoolArticleTypes"> = async (_, { database, locale }) => {
  const types = await database.select().from(schoolArticleTypes).orderBy(asc(schoolArticleTypes.id));
  return wholeList(types.map((type) => typeShape(type, locale)));
};

/** A kind of school article. */
export const getSchoolArticleType: Handler<"getSchoolArticleType"> = async ({ params }, { database, locale }) => {
  const [type] = await database.select().from(schoolArticleTypes).where(isNamed(schoolArticleTypes, params.id));
  if (!type) throw notFound();
  return answer(typeShape(type, locale));
};

/** Published school articles of a kind, or of all, newest first. A kind that does not exist is not found. */
export const listSchoolArticles: Handler<"listSchoolArticles"> = async ({ query }, { database, locale, today }) => {
  const types = await database.select().from(schoolArticleTypes);
  const type = types.find(({ slug }) => slug === query.slug);
  if (query.slug !== undefined && !type) throw notFound();
  const published = and(lte(schoolArticles.publishedOn, today), type && eq(schoolArticles.typeId, type.id));
  const rows = await database
    .select()
    .from(schoolArticles)
    .innerJoin(schoolArticleTypes, eq(schoolArticleTypes.id, schoolArticles.typeId))
    .where(published)
    .orderBy(desc(schoolArticles.publishedOn), desc(schoolArticles.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  return list(
    rows.map((row) => summary(row.school_articles, row.school_article_types, locale)),
    await pageAmong(database, query, schoolArticles, published),
  );
};

/** How many published school articles there are in a month. */
export const countSchoolArticles = ({ database, today, now }: Pick<Context, "database" | "today" | "now">) =>
  keptCounts(database, {
    list: "school",
    today,
    now,
    count: () =>
      database
        .select({ month: monthOf(schoolArticles.publishedOn), count: count() })
        .from(schoolArticles)
        .where(lte(schoolArticles.publishedOn, today))
        .groupBy(sql`1`),
  });

/** A published school article. */
export const getSchoolArticle: Handler<"getSchoolArticle"> = async ({ params }, { database, locale, today }) => {
  const [row] = await database
    .select()
    .from(schoolArticles)
    .innerJoin(schoolArticleTypes, eq(schoolArticleTypes.id, schoolArticles.typeId))
    .where(and(isNamed(schoolArticles, params.id), lte(schoolArticles.publishedOn, today)));
  if (!row) throw notFound();
  const { school_articles: article, school_article_types: type } = row;
  return answer({ ...summary(article, type, locale), body: htmlOf(article.body[locale]) });
};

/** Whether a row has a number or a slug. */
function isNamed(table: { id: PgColumn; slug: PgColumn }, name: string | number): SQL {
  return typeof name === "number" ? eq(table.id, name) : eq(table.slug, name);
}

const typeShape = ({ id, slug, name, description, illustration }: Type, locale: Locale): SchoolArticleType => ({
  id,
  slug,
  name: name[locale],
  description: description[locale],
  illustration,
});

const summary = (article: Article, type: Type, locale: Locale): SchoolArticleSummary => ({
  id: article.id,
  slug: article.slug,
  type: { id: type.id, slug: type.slug, name: type.name[locale] },
  strength_group: article.strengthGroup,
  title: article.title[locale],
  summary: article.summary[locale],
  published_at: article.publishedOn,
  illustration: article.illustration,
  reading_minutes: article.readingMinutes?.[locale] ?? null,
});
