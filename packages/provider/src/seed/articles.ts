import type { IsoDate } from "@gk/domain";
import areasSeed from "../../seed/areas.json" with { type: "json" };
import eventsSeed from "../../seed/events.json" with { type: "json" };
import newsSeed from "../../seed/news.json" with { type: "json" };
import schoolTypesSeed from "../../seed/school-article-types.json" with { type: "json" };
import schoolArticlesSeed from "../../seed/school-articles.json" with { type: "json" };
import tipsSeed from "../../seed/tips.json" with { type: "json" };
import { minutesToRead } from "../content/minutes-to-read.ts";
import type { Database } from "../database/database.ts";
import * as schema from "../database/schema/index.ts";
import { upsert } from "../database/upsert.ts";
import { dayOf, idsBySlug, missionCategoryOf } from "./read.ts";
import { shiftTimeYears, shiftYears, yearsToLatestStart } from "./shift.ts";

/** Writes the articles of every type. */
export async function seedArticles(database: Database, today: IsoDate): Promise<void> {
  const key = [schema.articles.type, schema.articles.id];
  await upsert(database, schema.articles, news(today), key);
  await upsert(database, schema.articles, tips(today), key);
  await upsert(database, schema.articles, eventsOn(today), key);

  await upsert(database, schema.schoolArticleTypes, schoolTypesSeed.school_article_types, schema.schoolArticleTypes.id);
  await upsert(database, schema.schoolArticles, schoolArticles(today), schema.schoolArticles.id);
}

const news = (today: IsoDate) =>
  newsSeed.news.map(({ published_at, ...article }) => ({
    ...article,
    readingMinutes: minutesToRead(article.body),
    type: "news" as const,
    publishedOn: latest(dayOf(published_at), today),
  }));

const tips = (today: IsoDate) =>
  tipsSeed.tips.map(({ published_at, category, ...article }) => ({
    ...article,
    readingMinutes: minutesToRead(article.body),
    category: missionCategoryOf(category),
    type: "tips" as const,
    publishedOn: latest(dayOf(published_at), today),
  }));

/** The events as they are on a day: their times move with their publication. */
export const eventsOn = (today: IsoDate) => {
  const districtIds = idsBySlug(areasSeed.districts);
  return eventsSeed.events.map(({ published_at, starts_at, ends_at, district, fee_cents, ...event }) => {
    const publishedAt = dayOf(published_at);
    const years = yearsToLatestStart(publishedAt, today);
    return {
      ...event,
      type: "events" as const,
      publishedOn: shiftYears(publishedAt, years),
      startsAt: shiftTimeYears(starts_at, years),
      endsAt: shiftTimeYears(ends_at, years),
      districtId: districtIds(district),
      feeCents: fee_cents,
    };
  });
};

const schoolArticles = (today: IsoDate) => {
  const typeIds = idsBySlug(schoolTypesSeed.school_article_types);
  return schoolArticlesSeed.school_articles.map(({ published_at, type, strength_group, ...article }) => ({
    ...article,
    readingMinutes: minutesToRead(article.body),
    typeId: typeIds(type),
    strengthGroup: strength_group,
    publishedOn: latest(dayOf(published_at), today),
  }));
};

const latest = (day: IsoDate, today: IsoDate) => shiftYears(day, yearsToLatestStart(day, today));
