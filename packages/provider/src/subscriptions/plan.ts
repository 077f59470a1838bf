import { type IsoDate, type Locale, type OrderType, type Quote, quote } from "@gk/domain";
import type { PlanName, PriceQuote } from "@gk/web";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { plans } from "../database/schema/index.ts";
import { notFound } from "../http/refusal.ts";

/** A plan as the database has it. */
export type PlanRow = typeof plans.$inferSelect;

/** Finds a plan on offer. */
export async function findPlan(database: Database, id: number): Promise<PlanRow> {
  const [plan] = await database.select().from(plans).where(eq(plans.id, id));
  if (!plan) throw notFound("planNotFound");
  return plan;
}

/** A plan as subscriptions and orders name it. */
export function planName(plan: PlanRow, locale: Locale): PlanName {
  const { id, slug, months, name, period } = plan;
  return { id, slug, months, name: name[locale], period: period[locale] };
}

/** What buying a plan costs, as the web API shows it. */
export function quoteRecord(plan: PlanRow, quoted: Quote): PriceQuote {
  return {
    price_cents: plan.priceCents,
    discount_cents: quoted.discountCents,
    charge_cents: quoted.chargeCents,
    next_charge_cents: quoted.nextChargeCents,
    next_bill_on: quoted.nextBillOn,
  };
}

/** What buying a plan costs now and later. */
export function quoteOf({
  plan,
  orderType,
  promotionCode,
  today,
}: {
  readonly plan: PlanRow;
  readonly orderType: OrderType;
  readonly promotionCode: { readonly discountCents: number } | undefined;
  readonly today: IsoDate;
}): Quote {
  return quote({
    plan: { price_cents: plan.priceCents, months: plan.months, supports_auto_renew: plan.supportsAutoRenew },
    orderType,
    promotionCode: promotionCode ? { discount_cents: promotionCode.discountCents } : null,
    today,
  });
}
