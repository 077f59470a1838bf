import { asc } from "drizzle-orm";
import { orders } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { isBeingCharged } from "../orders/being-charged.ts";
import { failureOf } from "../work.ts";
import { chargeOrder } from "./charge-order.ts";

/** Asks the gateway about every charge whose outcome is unknown, until it knows (decision 61). */
export async function settleCharges(services: Services, now: Date): Promise<void> {
  const { database, log } = services;
  const unknown = await database
    .select({ id: orders.id })
    .from(orders)
    .where(isBeingCharged(database))
    .orderBy(asc(orders.id));
  for (const { id } of unknown) {
    try {
      await chargeOrder(services, id, now);
    } catch (error) {
      // One charge that cannot be settled does not keep the others from it.
      log.error({ order: id, failure: failureOf(error) }, "settling a charge failed");
    }
  }
}
