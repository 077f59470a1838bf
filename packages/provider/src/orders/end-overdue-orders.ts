import { paymentStatus } from "@gk/domain";
import { and, asc, eq, lte, not, or } from "drizzle-orm";
import { orders } from "../database/schema/index.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../http/services.ts";
import { failureOf } from "../work.ts";
import { chargesKeptCard, waitsForHolder } from "./being-charged.ts";
import { endOrder } from "./end-order.ts";

/**
 * Cancels the orders that were not paid in time (decision 30), but none before the gateway has said that its page is over,
 * and none whose kept card it may have charged (decision 61): a charge that waits for its holder is ended first. Every call that reads or makes orders does this first for its
 * member, so that nobody sees an order that is over, and the provider's work does it for those who do not come back.
 */
export async function endOverdueOrders(services: Services, now: Date, userId?: number): Promise<void> {
  const { database, log } = services;
  const overdue = await database
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.paymentStatus, paymentStatus.pending),
        lte(orders.payBy, now),
        or(not(chargesKeptCard(database)), waitsForHolder(database)),
        userId === undefined ? undefined : eq(orders.userId, userId),
      ),
    )
    .orderBy(asc(orders.id));
  for (const { id } of overdue) {
    try {
      await endOrder(services, id, now);
    } catch (error) {
      // One order of which the gateway does not say how it stands does not keep the others from their end.
      if (!(error instanceof Refusal)) log.error({ order: id, failure: failureOf(error) }, "ending an order failed");
    }
  }
}
