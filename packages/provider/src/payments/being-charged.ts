import { paymentStatus } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders, processes } from "../database/schema/index.ts";

/** Whether the outcome of a charge of the method is unknown: the gateway is still asked about it. */
export async function isCharging(transaction: Database, methodId: number): Promise<boolean> {
  const charging = await transaction
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(processes, and(eq(processes.orderId, orders.id), eq(processes.paymentMethodId, methodId)))
    .where(eq(orders.paymentStatus, paymentStatus.pending))
    .limit(1);
  return charging.length > 0;
}
