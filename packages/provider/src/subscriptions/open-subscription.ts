import type { IsoDate } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { subscriptions } from "../database/schema/index.ts";
import { refused } from "../http/refusal.ts";
import type { OrderRow } from "../orders/change-order.ts";
import { findPlan, quoteOf } from "./plan.ts";
import { methodToRenew } from "../payments/by-default.ts";
import { isUpgrading } from "./subscription-record.ts";

/**
 * Opens the plan that a paid order bought, from today, and gives its days. The transaction has locked the child. One that
 * renews is to be charged to the account's default way to pay, also where it was bought with another (decision 102).
 */
export async function openSubscription(
  transaction: Database,
  order: OrderRow,
  { today, paymentMethodId }: { readonly today: IsoDate; readonly paymentMethodId: number | null },
): Promise<{ startsOn: IsoDate; endsOn: IsoDate }> {
  await closeEndedSubscription(transaction, order.childId, today);
  const plan = await findPlan(transaction, order.planId);
  const { startsOn, endsOn, autoRenew } = quoteOf({
    plan,
    orderType: order.orderType,
    promotionCode: undefined,
    today,
  });
  const renewedWith = autoRenew ? await methodToRenew(transaction, order.userId, today) : undefined;
  await transaction.insert(subscriptions).values({
    childId: order.childId,
    planId: order.planId,
    status: "active",
    startedOn: startsOn,
    endsOn,
    autoRenew,
    orderType: order.orderType,
    // What the parent was told: the plan may cost more since the order was placed.
    renewalCents: order.priceCents,
    paymentMethodId: renewedWith?.id ?? paymentMethodId,
    promotionCodeId: order.promotionCodeId,
  });
  return { startsOn, endsOn };
}

/** A plan whose days are over stands as active until somebody looks. */
async function closeEndedSubscription(transaction: Database, childId: number, today: IsoDate): Promise<void> {
  const isActive = and(eq(subscriptions.childId, childId), eq(subscriptions.status, "active"));
  const [active] = await transaction.select().from(subscriptions).where(isActive);
  if (!active) return;
  if (isUpgrading(active, today)) throw refused("alreadyUpgraded");
  await transaction.update(subscriptions).set({ status: "expired", autoRenew: false }).where(isActive);
}
