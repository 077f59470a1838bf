import { orderType } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { checkoutSessions, orders } from "../database/schema/index.ts";

/** Finds a trade with its order. */
export async function findTrade(database: Database, merTradeNo: string) {
  const [trade] = await database
    .select({ page: checkoutSessions, order: orders })
    .from(checkoutSessions)
    .innerJoin(orders, eq(orders.id, checkoutSessions.orderId))
    .where(and(eq(checkoutSessions.id, merTradeNo), eq(orders.orderType, orderType.tapAndGo)));
  return trade;
}
