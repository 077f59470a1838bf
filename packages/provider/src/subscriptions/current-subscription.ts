import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { paymentMethods, plans, promotionCodes, subscriptions } from "../database/schema/index.ts";
import type { PaymentMethodRow } from "../payments/payment-method-record.ts";
import type { PlanRow } from "./plan.ts";

/** A child's plan as the database has it. */
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** A child's plan with what it points to. */
export interface CurrentSubscription {
  readonly subscription: SubscriptionRow;
  readonly plan: PlanRow;
  readonly paymentMethod: PaymentMethodRow | null;
  readonly promotionCode: string | null;
}

/** Each child's plan, by the child's number: the running one, or else the last. */
export async function currentSubscriptions(
  database: Database,
  childIds: readonly number[],
): Promise<Map<number, CurrentSubscription>> {
  const rows = await database
    .select({
      subscription: subscriptions,
      plan: plans,
      paymentMethod: paymentMethods,
      promotionCode: promotionCodes.code,
    })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, subscriptions.paymentMethodId))
    .leftJoin(promotionCodes, eq(promotionCodes.id, subscriptions.promotionCodeId))
    .where(inArray(subscriptions.childId, [...childIds]))
    .orderBy(asc(subscriptions.id));
  // A child has one running plan at a time and it is the newest, so a later row takes the place of an earlier one.
  return new Map(rows.map((row) => [row.subscription.childId, row]));
}

/** A child's plan: the running one, or else the last. */
export async function currentSubscription(
  database: Database,
  childId: number,
): Promise<CurrentSubscription | undefined> {
  return (await currentSubscriptions(database, [childId])).get(childId);
}
