import { type IsoDate, isStoreOrder, orderType, paymentStatus, purchaseRefusal, type StorePurchase } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "../database/schema/index.ts";
import { refused } from "../http/refusal.ts";
import type { OrderRow } from "../orders/change-order.ts";
import { currentSubscription } from "./current-subscription.ts";
import { isUpgrading } from "./subscription-record.ts";

/**
 * Lets on only those who may buy a plan for a child.
 *
 * @errors an upgraded child, a purchase open in a store, and a pending order that is to be paid or canceled first
 */
export async function requireBuyable(transaction: Database, childId: number, today: IsoDate): Promise<void> {
  const current = await currentSubscription(transaction, childId);
  const isPending = and(eq(orders.childId, childId), eq(orders.paymentStatus, paymentStatus.pending));
  const [pending] = await transaction.select().from(orders).where(isPending);
  const refusal = purchaseRefusal({
    isUpgraded: current !== undefined && isUpgrading(current.subscription, today),
    openStorePurchase: storeOf(pending),
  });
  if (refusal) throw refused(refusal);
  if (pending) throw refused("multiplePaymentTabs");
}

function storeOf(pending: OrderRow | undefined): StorePurchase | null {
  if (!pending || !isStoreOrder(pending.orderType)) return null;
  return pending.orderType === orderType.apple ? "ios" : "android";
}
