import { sql } from "drizzle-orm";
import { check, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { bilingual, day, moment } from "../columns.ts";
import { children } from "./children.ts";

export const certificateTiers = pgTable("certificate_tiers", {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  silverStars: smallint().notNull(),
  name: bilingual().notNull(),
});

export const prizeThemes = pgTable("prize_themes", {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  illustration: text().notNull(),
  /** Last day on which a choice may be made or changed. */
  deadline: day().notNull(),
  certificateTierId: integer()
    .notNull()
    .references(() => certificateTiers.id),
  name: bilingual().notNull(),
  description: bilingual().notNull(),
});

export const prizeStages = pgTable(
  "prize_stages",
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    themeId: integer()
      .notNull()
      .references(() => prizeThemes.id),
    ages: text().notNull(),
    silverStars: smallint().notNull(),
    availability: text({ enum: ["available", "limited", "sold_out", "closed"] }).notNull(),
    name: bilingual().notNull(),
    description: bilingual().notNull(),
  },
  (table) => [
    check(
      "prize_stages_availability_known",
      sql`${table.availability} in ('available', 'limited', 'sold_out', 'closed')`,
    ),
  ],
);

/** The annual prize that a child works toward. */
export const prizeChoices = pgTable("prize_choices", {
  childId: integer()
    .primaryKey()
    .references(() => children.id, { onDelete: "cascade" }),
  prizeStageId: integer()
    .notNull()
    .references(() => prizeStages.id),
  chosenAt: moment().notNull(),
  redeemedAt: moment(),
});
