import { calledName, type IsoDate, paymentStatus, periodEnd } from "@gk/domain";
import { eq } from "drizzle-orm";
import { payments, subscriptions } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { oweMail } from "../mail/owe-mail.ts";
import { addOrder } from "../orders/add-order.ts";
import { receiptKey, receiptLetter } from "../orders/letters.ts";
import { walletOf } from "../payments/payment-method-record.ts";
import type { DueRenewal } from "./due-renewal.ts";
import { whileInPeriod } from "./in-period.ts";
import type { OpenCharge } from "./open-charge.ts";

/**
 * Writes down that a plan was charged for its next period: the period, an order that is finished as it begins, since
 * its money is there, and its receipt. Also where auto-renew was turned off while the gateway was asked: what is paid
 * is had.
 */
export async function writeRenewal(
  { database, origin }: Services,
  due: DueRenewal,
  charge: OpenCharge,
  now: Date,
): Promise<void> {
  const { plan, child, user } = due;
  await whileInPeriod(database, due, async (transaction, { subscription }) => {
    const endsOn = nextEnd(subscription.startedOn, plan.months, subscription.endsOn);
    await transaction
      .update(subscriptions)
      .set({
        endsOn,
        failedRenewals: 0,
        retryOn: null,
        openCharge: null,
        askedAt: null,
        renewalCents: Math.min(subscription.renewalCents, charge.amountCents),
      })
      .where(eq(subscriptions.id, subscription.id));
    const order = await addOrder(transaction, {
      userId: user.id,
      childId: child.id,
      planId: plan.id,
      orderType: charge.type ?? subscription.orderType,
      paymentStatus: paymentStatus.finished,
      priceCents: charge.amountCents,
      discountCents: 0,
      chargeCents: charge.amountCents,
      cardBrand: charge.brand,
      cardLast4: charge.last4,
      cardWallet: walletOf(charge),
      orderedAt: now,
      paidAt: now,
      startsOn: subscription.endsOn,
      endsOn,
    });
    await transaction.insert(payments).values({
      id: charge.key,
      kind: "charge",
      customer: charge.customer,
      orderId: order.id,
      amountCents: charge.amountCents,
      receivedAt: now,
    });
    await oweMail(transaction, {
      user,
      key: receiptKey(order),
      origin,
      now,
      letter: (setting) => receiptLetter(setting, { user, childName: calledName(child), order, plan }),
    });
  });
}

/** Periods are counted from the first day, so that one short month does not shorten all that follow. */
function nextEnd(startedOn: IsoDate, months: number, endsOn: IsoDate): IsoDate {
  let periods = 1;
  while (periodEnd(startedOn, months, periods) <= endsOn) periods += 1;
  return periodEnd(startedOn, months, periods);
}
