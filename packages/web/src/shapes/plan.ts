import { planSlugs, schoolPlanSlugs } from "@gk/domain";
import * as v from "valibot";
import { cents, count, id } from "./value.ts";

/**
 * A plan as a subscription or an order names it. `period` is its length in words.
 * @source decision 27
 */
export const planNameSchema = v.object({
  id,
  slug: v.picklist(planSlugs),
  name: v.string(),
  period: v.string(),
  months: count,
});

/**
 * A learning plan on offer.
 * @source spec §3; decision 27
 */
export const planSchema = v.object({
  ...planNameSchema.entries,
  tagline: v.string(),
  description: v.string(),
  price_cents: cents,
  /** The price before the standing reduction, shown struck through. */
  list_price_cents: cents,
  supports_auto_renew: v.boolean(),
  max_caregivers: count,
  certificates: count,
  voiceovers: count,
  worksheets: count,
  /** Only the one-year plan has one (T106). */
  gift: v.nullable(v.object({ name: v.string(), value_cents: cents })),
  highlight: v.boolean(),
  features: v.array(v.string()),
});

/** A school plan on offer. */
export const schoolPlanSchema = v.object({
  id,
  slug: v.picklist(schoolPlanSlugs),
  name: v.string(),
  tagline: v.string(),
  months: count,
  price_cents: cents,
  staff_accounts: count,
  social_worker_accounts: count,
  max_students: count,
  highlight: v.boolean(),
  features: v.array(v.string()),
});

/** A plan as a subscription or an order names it. */
export type PlanName = v.InferOutput<typeof planNameSchema>;

/** A learning plan on offer. */
export type Plan = v.InferOutput<typeof planSchema>;

/** A school plan on offer. */
export type SchoolPlan = v.InferOutput<typeof schoolPlanSchema>;
