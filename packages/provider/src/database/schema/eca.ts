import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { bilingual } from "../columns.ts";

/** Kinds of activity outside school. */
export const ecaCategories = pgTable("eca_categories", {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  name: bilingual().notNull(),
});

export const ecaItems = pgTable("eca_items", {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  categoryId: integer()
    .notNull()
    .references(() => ecaCategories.id),
  name: bilingual().notNull(),
});
