import { isVisible } from "@gk/domain";
import { eq } from "drizzle-orm";
import { lockAccount } from "../access/lock-account.ts";
import type { Database } from "../database/database.ts";
import { checkoutSessions } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { withMails } from "../mail/with-mails.ts";
import { confirmPayment } from "../orders/confirm-payment.ts";
import { refundPayment } from "../orders/refund-payment.ts";
import { keepCard } from "../payments/keep-card.ts";
import type { SessionState } from "./card-gateway.ts";
import type { SessionRow } from "./session-row.ts";

/** Finds a page of the card gateway. */
export async function findSession(database: Database, id: string): Promise<SessionRow | undefined> {
  if (!isVisible(id)) return undefined;
  const [session] = await database.select().from(checkoutSessions).where(eq(checkoutSessions.id, id));
  return session;
}

/**
 * Writes down that a page of the gateway was completed: the card is kept, and an order is paid. It may be heard twice,
 * from the return page and from the gateway itself; whichever comes second changes nothing (decision 32), however late: the
 * card may have been deleted since, or given anew. Money for an order that was canceled first goes back, and so does money
 * that is not what the order costs.
 */
export async function completeSession(
  services: Services,
  session: SessionRow,
  { card, amountCents }: Pick<Extract<SessionState, { status: "completed" }>, "card" | "amountCents">,
  now: Date,
): Promise<void> {
  const { id, orderId } = session;
  const confirmation = await withMails(services, async (transaction) => {
    // Ways to pay change under this lock, too: who comes second sees what the first one wrote.
    await lockAccount(transaction, session.userId);
    if ((await findSession(transaction, id))?.status === "completed") return "known";
    const paymentMethodId = await keepCard(transaction, session.userId, card, now);
    const payment = { kind: "page", id, customer: card.customer } as const;
    const confirmed =
      orderId === null
        ? "known"
        : await confirmPayment(transaction, orderId, { ...services, payment, amountCents, paymentMethodId, now });
    // After the order, which is locked before its pages everywhere.
    await transaction.update(checkoutSessions).set({ status: "completed" }).where(eq(checkoutSessions.id, id));
    return confirmed;
  });
  if (confirmation === "goesBack") await refundPayment(services, id, now);
}
