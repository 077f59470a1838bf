import { count, eq } from "drizzle-orm";
import { orders } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { list } from "../http/reply.ts";
import { endOverdueOrders } from "./end-overdue-orders.ts";
import { orderRecords } from "./order-record.ts";

/** The member's purchases, newest first. */
export const listOrders: Handler<"listOrders"> = async ({ query: { page, limit } }, context) => {
  const { database, user, now } = context;
  await endOverdueOrders(context, now, user.id);
  const isOwn = eq(orders.userId, user.id);
  const [all] = await database.select({ total: count() }).from(orders).where(isOwn);
  const records = await orderRecords(context, { where: isOwn, limit, offset: (page - 1) * limit });
  return list(records, { page, limit, total: all?.total ?? 0 });
};
