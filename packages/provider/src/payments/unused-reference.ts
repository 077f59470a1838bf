import { and, eq, isNotNull, notExists, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { owedForgettings, paymentMethods, subscriptions } from "../database/schema/index.ts";

/**
 * Whether nothing needs any more what a gateway is to let go of: it is not kept, and no renewal's charge that began with it
 * is open, which is asked for again by the same name. No other charge begins with what is no longer kept, and a kept card
 * that an order charges is not replaced.
 */
export function isUnused(database: Database): SQL | undefined {
  const { gatewayReference } = owedForgettings;
  const { id, openCharge } = subscriptions;
  const isKept = eq(paymentMethods.gatewayReference, gatewayReference);
  const isCharged = and(isNotNull(openCharge), eq(sql`${openCharge} ->> 'reference'`, gatewayReference));
  return and(
    notExists(database.select({ id: paymentMethods.id }).from(paymentMethods).where(isKept)),
    notExists(database.select({ id }).from(subscriptions).where(isCharged)),
  );
}
