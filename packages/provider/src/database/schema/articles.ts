import type { MissionCategory } from "@gk/domain";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { bilingual, cents, countByLocale, day, moment } from "../columns.ts";
import { districts } from "./places.ts";

/** News, events and tips. Each type numbers its own articles; a slug is unique among all. */
export const articles = pgTable(
  "articles",
  {
    type: text({ enum: ["news", "events", "tips"] }).notNull(),
    id: integer().notNull(),
    slug: text().notNull().unique(),
    publishedOn: day().notNull(),
    illustration: text().notNull(),
    title: bilingual().notNull(),
    summary: bilingual().notNull(),
    /** Markdown. */
    body: bilingual().notNull(),
    /** How long the body takes to read, so that lists, which read no text, can say it; not of events. */
    readingMinutes: countByLocale(),
    /** Tips only: the mission category, and the ages they are for (`6-9`). */
    category: smallint().$type<MissionCategory>(),
    ages: text(),
    /** Events only. */
    startsAt: moment(),
    endsAt: moment(),
    districtId: integer().references(() => districts.id),
    quota: integer(),
    /** How many have signed up, as those who take the messages count them; nothing where nobody does. */
    joined: integer(),
    feeCents: cents(),
    venue: bilingual(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id] }),
    // The area of tips stands in the index, so that counting reads nothing else.
    index("articles_newest").on(table.type, table.publishedOn, table.id, table.category),
    index("articles_start").on(table.type, table.startsAt, table.id),
    index("articles_end").on(table.type, table.endsAt),
    check("articles_type_known", sql`${table.type} in ('news', 'events', 'tips')`),
    check("articles_event_has_time", sql`${table.type} <> 'events' or ${table.startsAt} is not null`),
  ],
);

export const schoolArticleTypes = pgTable("school_article_types", {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  illustration: text().notNull(),
  name: bilingual().notNull(),
  description: bilingual().notNull(),
});

export const schoolArticles = pgTable(
  "school_articles",
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    typeId: integer()
      .notNull()
      .references(() => schoolArticleTypes.id),
    strengthGroup: text(),
    publishedOn: day().notNull(),
    illustration: text().notNull(),
    title: bilingual().notNull(),
    summary: bilingual().notNull(),
    /** Markdown. */
    body: bilingual().notNull(),
    /** How long the body takes to read. */
    readingMinutes: countByLocale(),
  },
  (table) => [index("school_articles_newest").on(table.typeId, table.publishedOn)],
);
