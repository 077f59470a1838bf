import { isStoreOrder } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import { checkoutSessions, orders } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { notFound, refused } from "../http/refusal.ts";
import { done } from "../http/reply.ts";
import { cancelOverdueOrders, cancelPendingOrder } from "./cancel-pending-order.ts";

/**
 * Cancels an own pending order (decision 30). An order that is over stays as it is, and a purchase that was begun in a
 * store ends there.
 */
export const cancelOrder: Handler<"cancelOrder"> = async ({ params }, { database, user, now, cards, work }) => {
  await cancelOverdueOrders(database, now);
  const openSessions = await database.transaction(async (transaction) => {
    const isOwn = and(eq(orders.id, params.id), eq(orders.userId, user.id));
    const [order] = await transaction.select().from(orders).where(isOwn).for("update");
    if (!order) throw notFound();
    if (isStoreOrder(order.orderType)) throw refused("conflict");
    const isOpen = and(eq(checkoutSessions.orderId, order.id), eq(checkoutSessions.status, "open"));
    const sessions = await transaction.select({ id: checkoutSessions.id }).from(checkoutSessions).where(isOpen);
    await cancelPendingOrder(transaction, order);
    return sessions;
  });
  for (const { id } of openSessions) work.start("closing a card page", () => cards.closeSession(id));
  return done();
};
