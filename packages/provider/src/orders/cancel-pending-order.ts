import { paymentStatus } from "@gk/domain";
import { and, eq, inArray, lte } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { checkoutSessions, orders } from "../database/schema/index.ts";
import { changeOrder, type OrderRow } from "./change-order.ts";

/** Cancels an order that the transaction has locked, and the card page on which it could be paid. */
export async function cancelPendingOrder(transaction: Database, order: OrderRow): Promise<OrderRow> {
  const canceled = await changeOrder(transaction, order, paymentStatus.canceled);
  await endSessions(transaction, [order.id]);
  return canceled;
}

/**
 * Cancels the orders that were not paid in time (decision 30). Every call that reads or makes orders does this first,
 * so that nobody sees an order that is over, and the provider's work does it for those who do not come back.
 */
export async function cancelOverdueOrders(database: Database, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const overdue = await transaction
      .update(orders)
      .set({ paymentStatus: paymentStatus.canceled, payBy: null })
      .where(and(eq(orders.paymentStatus, paymentStatus.pending), lte(orders.payBy, now)))
      .returning({ id: orders.id });
    if (overdue.length > 0) {
      await endSessions(
        transaction,
        overdue.map(({ id }) => id),
      );
    }
  });
}

async function endSessions(transaction: Database, orderIds: number[]): Promise<void> {
  await transaction
    .update(checkoutSessions)
    .set({ status: "canceled" })
    .where(and(inArray(checkoutSessions.orderId, orderIds), eq(checkoutSessions.status, "open")));
}
