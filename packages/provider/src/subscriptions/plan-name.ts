import type { Locale } from "@gk/domain";
import type { PlanName } from "@gk/web";
import type { plans } from "../database/schema/index.ts";

/** A plan as the database has it. */
export type PlanRow = typeof plans.$inferSelect;

/** A plan as subscriptions and orders name it. */
export function planName(plan: PlanRow, locale: Locale): PlanName {
  const { id, slug, months, name, period } = plan;
  return { id, slug, months, name: name[locale], period: period[locale] };
}
