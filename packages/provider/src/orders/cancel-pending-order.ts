import { paymentStatus } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { checkoutSessions } from "../database/schema/index.ts";
import { changeOrder, type OrderRow } from "./change-order.ts";

/**
 * Cancels an order that the transaction has locked, and the pages on which it could be paid: the gateway has ended them, or
 * says that they are over.
 */
export async function cancelPendingOrder(transaction: Database, order: OrderRow): Promise<OrderRow> {
  const canceled = await changeOrder(transaction, order, paymentStatus.canceled);
  const isOpen = and(eq(checkoutSessions.orderId, order.id), eq(checkoutSessions.status, "open"));
  await transaction.update(checkoutSessions).set({ status: "canceled" }).where(isOpen);
  return canceled;
}
