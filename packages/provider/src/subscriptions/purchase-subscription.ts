import { eq } from "drizzle-orm";
import { processes } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { answer, created } from "../http/reply.ts";
import { endOverdueOrders } from "../orders/end-overdue-orders.ts";
import { orderRecord } from "../orders/order-record.ts";
import { chargeOrder } from "./charge-order.ts";
import { placeOrder } from "./place-order.ts";

/**
 * Orders a plan for a child. With a kept card the money is taken at once; without, the order waits for the card page
 * (decision 32). The same process finds its first order, and its first refusal, again; an order of which the gateway did
 * not say what became stays pending (decision 61).
 */
export const purchaseSubscription: Handler<"purchaseSubscription"> = async ({ params, body }, context) => {
  const { database, user, now } = context;
  await endOverdueOrders(context, now, user.id);
  const { orderId, isNew } = await database.transaction((transaction) =>
    placeOrder(transaction, context, params.id, body),
  );
  if (isNew) await chargeOrder(context, orderId, now, true);
  const [process] = await database.select().from(processes).where(eq(processes.process, body.process));
  if (process?.refusal) throw refused(process.refusal);
  const order = await orderRecord(context, orderId);
  return isNew ? created(order) : answer(order);
};
