import { and, eq } from "drizzle-orm";
import { orders } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";
import { answer } from "../http/reply.ts";
import { endOverdueOrders } from "./end-overdue-orders.ts";
import { orderRecords } from "./order-record.ts";

/** A purchase of the member's own; another's is as unknown as one that does not exist (decision 81). */
export const getOrder: Handler<"getOrder"> = async ({ params }, context) => {
  const { user, now } = context;
  await endOverdueOrders(context, now, user.id);
  const [order] = await orderRecords(context, { where: and(eq(orders.id, params.id), eq(orders.userId, user.id)) });
  if (!order) throw notFound();
  return answer(order);
};
