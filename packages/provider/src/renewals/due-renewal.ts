import type { User } from "../access/tokens.ts";
import type { ChildRow } from "../children/own-child.ts";
import type { SubscriptionRow } from "../subscriptions/current-subscription.ts";
import type { PlanRow } from "../subscriptions/plan.ts";

/** A plan that is to be charged again, with what it belongs to. */
export interface DueRenewal {
  readonly subscription: SubscriptionRow;
  readonly plan: PlanRow;
  readonly child: ChildRow;
  readonly user: User;
}
