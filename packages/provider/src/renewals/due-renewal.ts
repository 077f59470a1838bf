import { eq } from "drizzle-orm";
import type { User } from "../access/tokens.ts";
import type { ChildRow } from "../children/own-child.ts";
import type { Database } from "../database/database.ts";
import { children, plans, subscriptions, users } from "../database/schema/index.ts";
import type { SubscriptionRow } from "../subscriptions/current-subscription.ts";
import type { PlanRow } from "../subscriptions/plan.ts";

/** A plan that something is due for, with what it belongs to. */
export interface DueRenewal {
  readonly subscription: SubscriptionRow;
  readonly plan: PlanRow;
  readonly child: ChildRow;
  readonly user: User;
}

/** Running plans with what they belong to; which ones, the caller adds. */
export const runningPlans = (database: Database) =>
  database
    .select({ subscription: subscriptions, plan: plans, child: children, user: users })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .innerJoin(children, eq(children.id, subscriptions.childId))
    .innerJoin(users, eq(users.id, children.userId));
