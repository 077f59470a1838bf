import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bilingual, bilingualList, day, moment } from "../columns.ts";
import { children } from "./children.ts";

/** Special activities for members. */
export const activities = pgTable(
  "activities",
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    startsOn: day().notNull(),
    endsOn: day().notNull(),
    joinBy: day().notNull(),
    quota: integer().notNull(),
    /** Children who joined in the app; those who joined here are rows of `activity_joins`. */
    joinedInApp: integer().notNull(),
    premiumOnly: boolean().notNull(),
    illustration: text().notNull(),
    title: bilingual().notNull(),
    summary: bilingual().notNull(),
    description: bilingual().notNull(),
    howTo: bilingualList().notNull(),
  },
  (table) => [check("activities_quota", sql`${table.joinedInApp} between 0 and ${table.quota}`)],
);

export const activityJoins = pgTable(
  "activity_joins",
  {
    activityId: integer()
      .notNull()
      .references(() => activities.id),
    childId: integer()
      .notNull()
      .references(() => children.id, { onDelete: "cascade" }),
    joinedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.childId] }),
    index("activity_joins_child").on(table.childId),
  ],
);
