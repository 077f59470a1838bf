import { isStoreOrder, paymentStatus } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import { orders } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { notFound, refused } from "../http/refusal.ts";
import { done } from "../http/reply.ts";
import { endOrder } from "./end-order.ts";
import { endOverdueOrders } from "./end-overdue-orders.ts";

/**
 * Cancels an own pending order (decision 30). An order that is over stays as it is, one whose kept card is being charged
 * waits for the gateway unless its holder is asked to confirm, and a purchase that was begun in a store ends there.
 */
export const cancelOrder: Handler<"cancelOrder"> = async ({ params }, context) => {
  const { database, user, now } = context;
  await endOverdueOrders(context, now, user.id);
  const isOwn = and(eq(orders.id, params.id), eq(orders.userId, user.id));
  const [order] = await database.select().from(orders).where(isOwn);
  if (!order) throw notFound();
  if (isStoreOrder(order.orderType) || order.paymentStatus !== paymentStatus.pending) throw refused("conflict");
  await endOrder(context, order.id, now);
  const [after] = await database.select().from(orders).where(isOwn);
  if (after?.paymentStatus !== paymentStatus.canceled) throw refused("conflict");
  return done();
};
