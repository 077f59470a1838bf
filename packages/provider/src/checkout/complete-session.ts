import { isVisible, paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { checkoutSessions } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { confirmPayment } from "../orders/confirm-payment.ts";
import { sendReceipt } from "../orders/send-receipt.ts";
import { keepCard } from "../payments/keep-card.ts";
import type { GatewayCard } from "./card-gateway.ts";

/** A page of the card gateway as the database has it. */
export type SessionRow = typeof checkoutSessions.$inferSelect;

/** Finds a page of the card gateway. */
export async function findSession(database: Database, id: string): Promise<SessionRow | undefined> {
  if (!isVisible(id)) return undefined;
  const [session] = await database.select().from(checkoutSessions).where(eq(checkoutSessions.id, id));
  return session;
}

/**
 * Writes down that a page of the gateway was completed: the card is kept, and an order is paid. It may be heard twice,
 * from the return page and from the gateway itself; whichever comes second changes nothing (decision 32).
 *
 * @returns whether the order is paid, now or before; false where it was canceled first, so that the money must go back
 */
export async function completeSession(
  services: Services,
  session: SessionRow,
  card: GatewayCard,
  now: Date,
): Promise<boolean> {
  const { isPaid, isFirst } = await services.database.transaction(async (transaction) => {
    const paymentMethodId = await keepCard(transaction, session.userId, card, now);
    const payment =
      session.orderId === null
        ? { isPaid: true, isFirst: false }
        : await payOrder(transaction, session.orderId, { now, paymentMethodId });
    if (payment.isPaid) {
      const isThis = eq(checkoutSessions.id, session.id);
      await transaction.update(checkoutSessions).set({ status: "completed" }).where(isThis);
    }
    return payment;
  });
  if (isFirst && session.orderId !== null) sendReceipt(services, session.orderId);
  return isPaid;
}

async function payOrder(transaction: Database, orderId: number, payment: { now: Date; paymentMethodId: number }) {
  const { order, isFirst } = await confirmPayment(transaction, orderId, payment);
  return { isPaid: order.paymentStatus !== paymentStatus.canceled, isFirst };
}
