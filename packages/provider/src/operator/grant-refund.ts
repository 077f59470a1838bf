import { canOrderBecome, paymentStatus } from "@gk/domain";
import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { payments, subscriptions } from "../database/schema/index.ts";
import { lockOrder, type OrderRow } from "../orders/change-order.ts";
import { lockChildOf } from "../orders/confirm-payment.ts";
import type { PaymentRow } from "../orders/refund-payment.ts";
import { OperatorError } from "./operator-error.ts";

/**
 * Writes down that the money of an order goes back on request. One that goes back already goes on as it was begun, and so
 * does what came by Octopus after its order had ended.
 *
 * @errors an order of which no money is kept, or whose money came in by no gateway that is known
 * @returns the payment
 */
export async function grantRefund(
  database: Database,
  orderId: number,
  refundFor: "planEnds" | "planGoesOn",
): Promise<PaymentRow> {
  return database.transaction(async (transaction) => {
    await lockChildOf(transaction, orderId);
    const order = await lockOrder(transaction, orderId);
    const of = eq(payments.orderId, orderId);
    const [begun] = await transaction
      .select()
      .from(payments)
      .where(and(of, isNull(payments.refundedAt), or(eq(payments.refundFor, refundFor), isOwedByHand)));
    if (begun) return begun;
    const isPaid =
      order.paymentStatus !== paymentStatus.canceled && canOrderBecome(order.paymentStatus, paymentStatus.refunded);
    if (!isPaid) throw new OperatorError(`Order ${order.number} is not paid: there is nothing to give back.`);
    const isRenewing = and(
      eq(subscriptions.childId, order.childId),
      eq(subscriptions.status, "active"),
      isNotNull(subscriptions.openCharge),
    );
    if (refundFor === "planEnds" && (await transaction.$count(subscriptions, isRenewing)) > 0) {
      throw new OperatorError(
        "The plan is being charged for its next period: wait until the gateway has said what came of it.",
      );
    }
    const isKept = and(of, isNull(payments.refundFor));
    const [payment] = await transaction.update(payments).set({ refundFor }).where(isKept).returning();
    if (!payment)
      throw new OperatorError(`The money of order ${order.number} came in by no gateway that is known here.`);
    if (refundFor === "planEnds") await stopRenewal(transaction, order);
    return payment;
  });
}

/** Nothing is charged for another period while the gateway has not accepted yet that the money of this one goes back. */
async function stopRenewal(transaction: Database, { childId, endsOn }: OrderRow): Promise<void> {
  if (endsOn === null) return;
  const isPeriod = and(eq(subscriptions.childId, childId), eq(subscriptions.endsOn, endsOn));
  const isActive = and(isPeriod, eq(subscriptions.status, "active"));
  await transaction.update(subscriptions).set({ autoRenew: false, retryOn: null }).where(isActive);
}

/** Late money that no gateway gives back. */
const isOwedByHand = and(eq(payments.kind, "octopus"), eq(payments.refundFor, "late"));
