import { paymentStatus } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import type { SessionRow } from "../checkout/session-row.ts";
import { closeSession } from "../checkout/settle-session.ts";
import type { Database } from "../database/database.ts";
import { checkoutSessions, orders } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { endCharge } from "../subscriptions/charge-order.ts";
import { isBeingCharged } from "./being-charged.ts";
import { cancelPendingOrder } from "./cancel-pending-order.ts";
import { lockOrder } from "./change-order.ts";

/**
 * Ends an order that nobody paid. The gateway is asked first: its page can't be paid any more when the order is canceled, nor
 * a charge confirmed, and what was paid meanwhile opens its plan instead.
 *
 * @errors refuses where the gateway does not say how a page stands; the order stays as it is
 * @returns whether the order is over now; not where a bank has the page in hand, or a kept card is being charged
 */
export async function endOrder(services: Services, orderId: number, now: Date): Promise<boolean> {
  const { database } = services;
  await endCharge(services, orderId, now);
  const asked = new Set<string>();
  for (;;) {
    const pages = await openPages(database, orderId);
    for (const page of pages) {
      asked.add(page.id);
      await closeSession(services, page, now);
    }
    const left = await database.transaction((transaction) => cancelUnpaid(transaction, orderId));
    if (left === "over") return true;
    // Another page may have been opened since then; one that was asked about is in a bank's hand.
    if (left === "charged" || left.every((id) => asked.has(id))) return false;
  }
}

/** Cancels an order that cannot be paid any more; otherwise what it still can be paid with: pages, or a kept card. */
async function cancelUnpaid(transaction: Database, orderId: number): Promise<"over" | "charged" | string[]> {
  const order = await lockOrder(transaction, orderId);
  if (order.paymentStatus !== paymentStatus.pending) return "over";
  const pages = await openPages(transaction, orderId);
  if (pages.length > 0) return pages.map(({ id }) => id);
  const isCharged = and(eq(orders.id, orderId), isBeingCharged(transaction));
  if ((await transaction.$count(orders, isCharged)) > 0) return "charged";
  await cancelPendingOrder(transaction, order);
  return "over";
}

async function openPages(database: Database, orderId: number): Promise<SessionRow[]> {
  const isOpen = and(eq(checkoutSessions.orderId, orderId), eq(checkoutSessions.status, "open"));
  return database.select().from(checkoutSessions).where(isOpen);
}
