import { canOrderBecome, type PaymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "../database/schema/index.ts";
import { refused } from "../http/refusal.ts";

/** An order as the database has it. */
export type OrderRow = typeof orders.$inferSelect;

/**
 * Puts an order, which the transaction has locked, into another state.
 *
 * @errors a change that decision 30 does not list is refused
 */
export async function changeOrder(
  transaction: Database,
  order: OrderRow,
  to: PaymentStatus,
  changes: Partial<Pick<OrderRow, "paidAt" | "cardBrand" | "cardLast4" | "cardWallet" | "startsOn" | "endsOn">> = {},
): Promise<OrderRow> {
  if (!canOrderBecome(order.paymentStatus, to)) throw refused("conflict");
  const [changed] = await transaction
    .update(orders)
    .set({ ...changes, paymentStatus: to, payBy: null })
    .where(eq(orders.id, order.id))
    .returning();
  if (!changed) throw new Error("A locked order is there.");
  return changed;
}

/** Finds an order and keeps everybody else from changing it until the transaction ends. */
export async function lockOrder(transaction: Database, id: number): Promise<OrderRow> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for("update");
  if (!order) throw new Error("An order that something points to is there.");
  return order;
}
