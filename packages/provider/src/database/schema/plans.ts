import type { PlanSlug, SchoolPlanSlug } from "@gk/domain";
import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Bilingual } from "../../wording/bilingual.ts";
import { bilingual, bilingualList, cents, day } from "../columns.ts";

export const plans = pgTable("plans", {
  id: integer().primaryKey(),
  slug: text().$type<PlanSlug>().notNull().unique(),
  months: smallint().notNull(),
  priceCents: cents().notNull(),
  listPriceCents: cents().notNull(),
  supportsAutoRenew: boolean().notNull(),
  maxCaregivers: smallint().notNull(),
  certificates: smallint().notNull(),
  voiceovers: smallint().notNull(),
  worksheets: smallint().notNull(),
  highlight: boolean().notNull(),
  gift: jsonb().$type<{ value_cents: number; name: Bilingual }>(),
  name: bilingual().notNull(),
  period: bilingual().notNull(),
  tagline: bilingual().notNull(),
  description: bilingual().notNull(),
  features: bilingualList().notNull(),
});

export const promotionCodes = pgTable(
  "promotion_codes",
  {
    id: integer().primaryKey(),
    code: text().notNull(),
    discountCents: cents().notNull(),
    newUsersOnly: boolean().notNull(),
    validFrom: day().notNull(),
    validTo: day(),
    maxUses: integer(),
    name: bilingual().notNull(),
  },
  (table) => [
    uniqueIndex("promotion_codes_code_key").on(sql`upper(${table.code})`),
    check("promotion_codes_discount_positive", sql`${table.discountCents} > 0`),
  ],
);

/** The plans that a promotion code is for. */
export const promotionCodePlans = pgTable(
  "promotion_code_plans",
  {
    promotionCodeId: integer()
      .notNull()
      .references(() => promotionCodes.id, { onDelete: "cascade" }),
    planId: integer()
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.promotionCodeId, table.planId] })],
);

export const schoolPlans = pgTable("school_plans", {
  id: integer().primaryKey(),
  slug: text().$type<SchoolPlanSlug>().notNull().unique(),
  staffAccounts: smallint().notNull(),
  socialWorkerAccounts: smallint().notNull(),
  maxStudents: smallint().notNull(),
  months: smallint().notNull(),
  priceCents: cents().notNull(),
  highlight: boolean().notNull(),
  name: bilingual().notNull(),
  tagline: bilingual().notNull(),
  features: bilingualList().notNull(),
});
