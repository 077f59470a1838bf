import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { bilingual } from "../columns.ts";

export const areas = pgTable("areas", {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  name: bilingual().notNull(),
});

export const districts = pgTable("districts", {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  areaId: integer()
    .notNull()
    .references(() => areas.id),
  name: bilingual().notNull(),
});
