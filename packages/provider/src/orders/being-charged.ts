import { paymentStatus } from "@gk/domain";
import { and, eq, exists, isNotNull, type SQL } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders, processes } from "../database/schema/index.ts";

/**
 * Whether an order's kept card may be charged, or have been, while nobody knows what came of it: the order is not
 * canceled, by hand or by time, before the gateway has said (decision 61).
 */
export function isBeingCharged(database: Database): SQL | undefined {
  return and(eq(orders.paymentStatus, paymentStatus.pending), chargesKeptCard(database));
}

/** Whether an order is paid with a kept card, and not on a page of the gateway. */
export const chargesKeptCard = (database: Database): SQL => hasAttempt(database, isNotNull(processes.paymentMethodId));

/** Whether an order's kept card waits for its holder to confirm the charge, which the gateway can end. */
export const waitsForHolder = (database: Database): SQL => hasAttempt(database, isNotNull(processes.confirmUrl));

const hasAttempt = (database: Database, which: SQL) =>
  exists(
    database
      .select({ process: processes.process })
      .from(processes)
      .where(and(eq(processes.orderId, orders.id), which)),
  );
