import { hongKongToday, paymentStatus } from "@gk/domain";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { children, orders } from "../database/schema/index.ts";
import { openSubscription } from "../subscriptions/open-subscription.ts";
import { changeOrder, lockOrder, type OrderRow } from "./change-order.ts";

/** What became of an order whose money came in. */
interface Confirmation {
  readonly order: OrderRow;
  /** Whether this confirmation, and not an earlier one, changed the order. */
  readonly isFirst: boolean;
}

/**
 * Writes down that an order's money came in and opens the plan, both or neither. Whoever says so first wins; later
 * confirmations, and those of an order that was canceled meanwhile, change nothing (decision 32).
 */
export async function confirmPayment(
  transaction: Database,
  orderId: number,
  { now, paymentMethodId }: { readonly now: Date; readonly paymentMethodId: number },
): Promise<Confirmation> {
  // The child before the order, as everywhere: two transactions that lock in different orders wait for each other.
  const childOfOrder = transaction.select({ id: orders.childId }).from(orders).where(eq(orders.id, orderId));
  await transaction.select().from(children).where(inArray(children.id, childOfOrder)).for("no key update");
  const order = await lockOrder(transaction, orderId);
  if (order.paymentStatus !== paymentStatus.pending) return { order, isFirst: false };
  const paid = await changeOrder(transaction, order, paymentStatus.paid, { paidAt: now });
  const period = await openSubscription(transaction, paid, { today: hongKongToday(now), paymentMethodId });
  return { order: await changeOrder(transaction, paid, paymentStatus.finished, period), isFirst: true };
}
