import { type IsoDate, paymentStatus } from "@gk/domain";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { gatewayOf } from "../checkout/gateway-of.ts";
import type { Database } from "../database/database.ts";
import { orders, payments, subscriptions } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { withMails } from "../mail/with-mails.ts";
import { failureOf } from "../work.ts";
import { changeOrder, lockOrder, type OrderRow } from "./change-order.ts";
import { lockChildOf } from "./confirm-payment.ts";
import { refundLetter } from "./letters.ts";
import { type OrderLetter, oweOrderLetter } from "./owe-letter.ts";

/** Money that came in, as the database has it. */
export type PaymentRow = typeof payments.$inferSelect;

/**
 * Gives money back that was written down to go back. What the gateway does and what is written down of it may be cut apart:
 * whoever comes next asks again, and the gateway gives it back once. What came by Octopus after its order had ended waits
 * for the operator.
 */
export async function refundPayment(services: Services, id: string, now: Date): Promise<void> {
  const [due] = await services.database
    .select({ payment: payments, type: orders.orderType })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(isDue(id));
  if (!due) return;
  const { payment, type } = due;
  const { kind, customer } = payment;
  if (kind === "octopus") {
    if (isGivenByHand(payment)) await writeRefund(services, payment, now);
    return;
  }
  const gateway = gatewayOf(services, type);
  if ((await gateway?.refund({ kind, id, customer })) === "refunded") await writeRefund(services, payment, now);
}

/** Who asks for a refund of what came by Octopus has given it back before. */
const isGivenByHand = ({ refundFor }: PaymentRow) => refundFor === "planEnds" || refundFor === "planGoesOn";

/** Writes down that money went back: the gateway has accepted it, or the operator gave it back by hand. */
export async function writeRefund(services: Services, payment: PaymentRow, now: Date): Promise<void> {
  await withMails(services, async (transaction) => {
    await lockChildOf(transaction, payment.orderId);
    const refunded = await transaction.update(payments).set({ refundedAt: now }).where(isDue(payment.id)).returning();
    if (refunded.length === 0) return;
    const order = await lockOrder(transaction, payment.orderId);
    await refundOrder(transaction, order, payment);
    const told = await toldOf(transaction, order, payment);
    await oweOrderLetter(transaction, services, order.id, refundOf(told), now);
  });
}

/** Whether money is to go back and has not yet. */
const isDue = (id?: string) =>
  and(id === undefined ? undefined : eq(payments.id, id), isNotNull(payments.refundFor), isNull(payments.refundedAt));

const refundOf = (payment: PaymentRow): OrderLetter => ({
  key: () => `refund-${payment.id.replaceAll("_", "-")}`,
  letter: (setting, of) => refundLetter(setting, of, payment),
});

/** A plan has not ended with the money of a period after which it has renewed. */
async function toldOf(transaction: Database, { childId }: OrderRow, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.refundFor !== "planEnds") return payment;
  const isRunning = and(eq(subscriptions.childId, childId), eq(subscriptions.status, "active"));
  return (await transaction.$count(subscriptions, isRunning)) > 0 ? { ...payment, refundFor: "planGoesOn" } : payment;
}

/** Goes on with everything that is to go back. */
export async function refundDue(services: Services, now: Date): Promise<void> {
  const { database, log } = services;
  for (const { id } of await database.select({ id: payments.id }).from(payments).where(isDue())) {
    try {
      await refundPayment(services, id, now);
    } catch (error) {
      // One payment that cannot be given back does not keep the others from it.
      log.error({ payment: id, failure: failureOf(error) }, "refund failed");
    }
  }
}

/** An order of which no money is kept is refunded, and so may be its plan. */
async function refundOrder(
  transaction: Database,
  order: OrderRow,
  { refundFor, receivedAt }: PaymentRow,
): Promise<void> {
  if (refundFor === "twice" || order.paymentStatus === paymentStatus.refunded) return;
  await changeOrder(transaction, order, paymentStatus.refunded, { paidAt: order.paidAt ?? receivedAt });
  if (refundFor === "planEnds" && order.endsOn !== null) await endPlan(transaction, order.childId, order.endsOn);
}

/** Ends a child's plan in the period that was refunded; a later period was paid for by itself. */
async function endPlan(transaction: Database, childId: number, endsOn: IsoDate): Promise<void> {
  const isPeriod = and(eq(subscriptions.childId, childId), eq(subscriptions.endsOn, endsOn));
  const isActive = and(isPeriod, eq(subscriptions.status, "active"), isNull(subscriptions.openCharge));
  await transaction.update(subscriptions).set({ status: "expired", autoRenew: false, retryOn: null }).where(isActive);
}
