import { paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { checkoutSessions } from "../database/schema/index.ts";
import { cancelPendingOrder } from "../orders/cancel-pending-order.ts";
import { lockOrder } from "../orders/change-order.ts";
import type { SessionRow } from "./complete-session.ts";

/** Writes down that somebody left a page of the gateway without paying: the order is canceled with it. */
export async function cancelSession(database: Database, session: SessionRow): Promise<void> {
  await database.transaction(async (transaction) => {
    const order = session.orderId === null ? undefined : await lockOrder(transaction, session.orderId);
    if (order && order.paymentStatus !== paymentStatus.pending) return;
    if (order) await cancelPendingOrder(transaction, order);
    else await setCanceled(transaction, session);
  });
}

async function setCanceled(transaction: Database, session: SessionRow): Promise<void> {
  await transaction.update(checkoutSessions).set({ status: "canceled" }).where(eq(checkoutSessions.id, session.id));
}
