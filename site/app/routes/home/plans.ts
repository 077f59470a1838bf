import { giftWorthOverCents, formatMoney, formatPromotion } from "@gk/domain";
import type { PlanFeature } from "@gk/ui/plan-card";
import type { PlanStage } from "@gk/ui/plan-growth";
import type { Plan } from "@gk/web";
import type { Speak } from "../../words/words.ts";

/** A plan's price as the page shows it: what is charged, and the list price where it is higher. */
export function planPrice(t: Speak, { price_cents, list_price_cents }: Plan) {
  const price = formatMoney(list_price_cents, t.locale);
  return {
    now: formatMoney(price_cents, t.locale),
    ...(list_price_cents > price_cents ? { was: { price, words: t("plans.price.was", { price }) } } : {}),
  };
}

/** What a plan holds in numbers, and the gift where it has one (T106). */
export function planCounts(t: Speak, plan: Plan): PlanFeature[] {
  const counts = (["certificates", "voiceovers", "worksheets"] as const).map((tool) => ({
    tool,
    text: t(`plans.feature.${tool}`, { count: plan[tool] }),
  }));
  const gift = { tool: "gift", text: t("plans.feature.gift", { amount: formatPromotion(giftWorthOverCents) }) } as const;
  return plan.gift ? [...counts, gift] : counts;
}

/** The plans of the provider as the home page grows them. */
export const planStages = (t: Speak, plans: readonly Plan[]): PlanStage[] =>
  plans.map((plan) => ({
    plan: plan.slug,
    period: plan.period,
    name: plan.name,
    tagline: plan.tagline,
    price: planPrice(t, plan),
    features: planCounts(t, plan),
    ...(plan.gift ? { stamp: t("plans.badge.gift") } : {}),
  }));
