import type { MarketInfoCategory } from "@gk/domain";
import { index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { bilingual, bilingualList, day } from "../columns.ts";
import { districts } from "./places.ts";

export const marketCategories = pgTable("market_categories", {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  infoCategory: smallint().$type<MarketInfoCategory>().notNull(),
  illustration: text().notNull(),
  name: bilingual().notNull(),
});

export const advertisements = pgTable(
  "advertisements",
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    categoryId: integer()
      .notNull()
      .references(() => marketCategories.id),
    districtId: integer()
      .notNull()
      .references(() => districts.id),
    validFrom: day().notNull(),
    validTo: day().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    illustration: text().notNull(),
    title: bilingual().notNull(),
    summary: bilingual().notNull(),
    /** Markdown. */
    body: bilingual().notNull(),
    venue: bilingual().notNull(),
    tags: bilingualList().notNull(),
    priceText: bilingual().notNull(),
  },
  (table) => [
    // What is asked besides stands in the index, so that what is passed over is not looked up.
    index("advertisements_newest").on(table.validFrom, table.id, table.validTo, table.categoryId, table.districtId),
    index("advertisements_place").on(table.categoryId, table.districtId, table.validFrom, table.id, table.validTo),
  ],
);
