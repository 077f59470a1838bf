import type { SubscriptionRow } from "./current-subscription.ts";
import type { PlanRow } from "./plan.ts";

/**
 * What a running plan renews for: the price that is kept with it, or the plan's where that is lower now.
 *
 * @source decision 190
 */
export const renewalPrice = ({
  subscription,
  plan,
}: {
  readonly subscription: Pick<SubscriptionRow, "renewalCents">;
  readonly plan: Pick<PlanRow, "priceCents">;
}): number => Math.min(subscription.renewalCents, plan.priceCents);
