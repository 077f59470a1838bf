import { addDays, type IsoDate, paymentStatus, periodEnd, renewalRetryDays } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { subscriptions } from "../database/schema/index.ts";
import { addOrder } from "../orders/add-order.ts";
import type { SubscriptionRow } from "../subscriptions/current-subscription.ts";
import type { DueRenewal } from "./due-renewal.ts";

/**
 * Writes down that a plan was charged for its next period: the period, and an order that is finished as it begins,
 * since its money is there.
 *
 * @returns the order, or undefined where another process wrote it down first
 */
export async function writeRenewal(
  transaction: Database,
  { subscription, plan, child, user }: DueRenewal,
  paymentMethodId: number,
  now: Date,
): Promise<number | undefined> {
  const endsOn = nextEnd(subscription.startedOn, plan.months, subscription.endsOn);
  const extended = await transaction
    .update(subscriptions)
    .set({ endsOn, paymentMethodId, failedRenewals: 0, retryOn: null })
    .where(isInPeriod(subscription))
    .returning();
  if (extended.length === 0) return undefined;
  const order = await addOrder(transaction, {
    userId: user.id,
    childId: child.id,
    planId: plan.id,
    orderType: subscription.orderType,
    paymentStatus: paymentStatus.finished,
    priceCents: plan.priceCents,
    discountCents: 0,
    chargeCents: plan.priceCents,
    orderedAt: now,
    paidAt: now,
    startsOn: subscription.endsOn,
    endsOn,
  });
  return order.id;
}

/**
 * Writes down a failed try.
 *
 * @returns whether there is another; not where auto-renew was switched off, or another process was first
 */
export async function writeFailure(database: Database, { subscription }: DueRenewal): Promise<boolean> {
  const failedRenewals = subscription.failedRenewals + 1;
  const days = renewalRetryDays[subscription.failedRenewals];
  const change =
    days === undefined
      ? ({ failedRenewals, retryOn: null, status: "expired", autoRenew: false } as const)
      : { failedRenewals, retryOn: addDays(subscription.endsOn, days) };
  const isSameTry = and(
    isInPeriod(subscription),
    eq(subscriptions.failedRenewals, subscription.failedRenewals),
    eq(subscriptions.autoRenew, true),
  );
  const written = await database.update(subscriptions).set(change).where(isSameTry).returning();
  return written.length > 0 && days !== undefined;
}

/** Whether the plan is still in the period after which it was charged. */
function isInPeriod({ id, endsOn }: SubscriptionRow) {
  return and(eq(subscriptions.id, id), eq(subscriptions.status, "active"), eq(subscriptions.endsOn, endsOn));
}

/** Periods are counted from the first day, so that one short month does not shorten all that follow. */
function nextEnd(startedOn: IsoDate, months: number, endsOn: IsoDate): IsoDate {
  let periods = 1;
  while (periodEnd(startedOn, months, periods) <= endsOn) periods += 1;
  return periodEnd(startedOn, months, periods);
}
