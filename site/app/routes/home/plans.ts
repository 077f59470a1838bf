import { formatPromotion, giftWorthOverCents } from "@gk/domain";
import type { PlanFeature } from "@gk/ui/plan-card";
import type { PlanStage } from "@gk/ui/plan-growth";
import type { Plan } from "@gk/web";
import { planPrice } from "../../plans/plan-price.ts";
import type { Translator } from "../../words/words.ts";

/** What the home page says of a plan. */
type Offered = Omit<Plan, "description" | "features">;

/** What a plan holds in numbers, and the gift where it has one (T106). */
function planCounts(t: Translator, plan: Offered): PlanFeature[] {
  const counts = (["certificates", "voiceovers", "worksheets"] as const).map((tool) => ({
    tool,
    text: t(`plans.feature.${tool}`, { count: plan[tool] }),
  }));
  const gift = {
    tool: "gift",
    text: t("plans.feature.gift", { amount: formatPromotion(giftWorthOverCents) }),
  } as const;
  return plan.gift ? [...counts, gift] : counts;
}

/** The plans of the provider as the home page grows them. */
export const planStages = (t: Translator, plans: readonly Offered[]): PlanStage[] =>
  plans.map((plan) => ({
    plan: plan.slug,
    period: plan.period,
    name: plan.name,
    tagline: plan.tagline,
    price: planPrice(t, plan),
    features: planCounts(t, plan),
    ...(plan.gift ? { stamp: t("plans.badge.gift") } : {}),
  }));
