import { formatMoney, orderType, paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders, payments } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { withMails } from "../mail/with-mails.ts";
import { octopusMoney } from "../octopus/octopus-money.ts";
import type { OrderRow } from "../orders/change-order.ts";
import { confirmPayment } from "../orders/confirm-payment.ts";
import { OperatorError } from "./operator-error.ts";

/**
 * Writes down that the operator has seen an order's money come in by Octopus, and opens its plan. Saying it again changes
 * nothing. Money for an order that was canceled meanwhile is owed back (decision 61).
 *
 * @errors an order that is not paid by Octopus, or not pending, and another amount than its own
 */
export async function confirmOctopus(services: Services, orderId: number, receivedCents: number): Promise<void> {
  const { clock, origin } = services;
  const now = clock();
  await withMails(services, async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId));
    if (!order) throw new Error("An order that was found is there.");
    const payment = octopusMoney(order);
    if (await isKnown(transaction, payment.id)) return;
    requireOwing(order, receivedCents);
    await confirmPayment(transaction, orderId, { payment, paymentMethodId: null, now, origin });
  });
}

const isKnown = async (transaction: Database, id: string) =>
  (await transaction.$count(payments, eq(payments.id, id))) > 0;

function requireOwing({ number, orderType: type, paymentStatus: status, chargeCents }: OrderRow, cents: number): void {
  if (type !== orderType.octopus) throw new OperatorError(`Order ${number} is not paid by Octopus.`);
  if (status !== paymentStatus.pending && status !== paymentStatus.canceled) {
    throw new OperatorError(`Order ${number} does not wait for its money.`);
  }
  if (cents === chargeCents) return;
  const [owed, came] = [chargeCents, cents].map((amount) => formatMoney(amount));
  throw new OperatorError(
    `Order ${number} costs ${owed}, not ${came}: nothing is changed. Give money back by hand that is not for it.`,
  );
}
