import areasSeed from "../../seed/areas.json" with { type: "json" };
import eventsSeed from "../../seed/events.json" with { type: "json" };
import newsSeed from "../../seed/news.json" with { type: "json" };
import schoolTypesSeed from "../../seed/school-article-types.json" with { type: "json" };
import schoolArticlesSeed from "../../seed/school-articles.json" with { type: "json" };
import tipsSeed from "../../seed/tips.json" with { type: "json" };
import type { Database } from "../database/database.ts";
import * as schema from "../database/schema/index.ts";
import { upsert } from "../database/upsert.ts";
import { idsBySlug } from "./ids.ts";
import { shiftYears, yearsToLatestStart } from "./shift.ts";

/** Writes the articles of every type; an event's times move with its publication. */
export async function seedArticles(database: Database, today: string): Promise<void> {
  const key = [schema.articles.type, schema.articles.id];
  await upsert(database, schema.articles, news(today), key);
  await upsert(database, schema.articles, tips(today), key);
  await upsert(database, schema.articles, events(today), key);

  await upsert(database, schema.schoolArticleTypes, schoolTypesSeed.school_article_types, schema.schoolArticleTypes.id);
  await upsert(database, schema.schoolArticles, schoolArticles(today), schema.schoolArticles.id);
}

const news = (today: string) =>
  newsSeed.news.map(({ published_at, ...article }) => ({
    ...article,
    type: "news" as const,
    publishedOn: latest(published_at, today),
  }));

const tips = (today: string) =>
  tipsSeed.tips.map(({ published_at, ...article }) => ({
    ...article,
    type: "tips" as const,
    publishedOn: latest(published_at, today),
  }));

const events = (today: string) => {
  const districtIds = idsBySlug(areasSeed.districts);
  return eventsSeed.events.map(({ published_at, starts_at, ends_at, district, fee_cents, ...event }) => {
    const years = yearsToLatestStart(published_at, today);
    return {
      ...event,
      type: "events" as const,
      publishedOn: shiftYears(published_at, years),
      startsAt: new Date(shiftYears(starts_at, years)),
      endsAt: new Date(shiftYears(ends_at, years)),
      districtId: districtIds(district),
      feeCents: fee_cents,
    };
  });
};

const schoolArticles = (today: string) => {
  const typeIds = idsBySlug(schoolTypesSeed.school_article_types);
  return schoolArticlesSeed.school_articles.map(({ published_at, type, strength_group, ...article }) => ({
    ...article,
    typeId: typeIds(type),
    strengthGroup: strength_group,
    publishedOn: latest(published_at, today),
  }));
};

const latest = (day: string, today: string) => shiftYears(day, yearsToLatestStart(day, today));
