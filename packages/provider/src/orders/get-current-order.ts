import { paymentStatus } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import { ownChild } from "../children/own-child.ts";
import { orders } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { answer } from "../http/reply.ts";
import { endOverdueOrders } from "./end-overdue-orders.ts";
import { orderRecords } from "./order-record.ts";

/** A child's order that is not paid yet, or null. */
export const getCurrentOrder: Handler<"getCurrentOrder"> = async ({ params }, context) => {
  const child = await ownChild(context, params.id);
  await endOverdueOrders(context, context.now, context.user.id);
  const isCurrent = and(eq(orders.childId, child.id), eq(orders.paymentStatus, paymentStatus.pending));
  const [order = null] = await orderRecords(context, { where: isCurrent });
  return answer(order);
};
