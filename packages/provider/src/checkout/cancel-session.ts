import { paymentStatus } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { checkoutSessions } from "../database/schema/index.ts";
import { cancelPendingOrder } from "../orders/cancel-pending-order.ts";
import { lockOrder } from "../orders/change-order.ts";
import type { SessionRow } from "./session-row.ts";

/** Writes down that a page of the gateway is over and nothing was paid on it: the order is canceled with it. */
export async function cancelSession(database: Database, session: SessionRow): Promise<void> {
  await database.transaction(async (transaction) => {
    const order = session.orderId === null ? undefined : await lockOrder(transaction, session.orderId);
    const isOpen = and(eq(checkoutSessions.id, session.id), eq(checkoutSessions.status, "open"));
    await transaction.update(checkoutSessions).set({ status: "canceled" }).where(isOpen);
    // An order has one page: that of one that is pending was not paid.
    if (order?.paymentStatus === paymentStatus.pending) await cancelPendingOrder(transaction, order);
  });
}
