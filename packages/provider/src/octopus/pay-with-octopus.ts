import { hongKongToday, orderType, paymentStatus } from "@gk/domain";
import type { Database } from "../database/database.ts";
import type { Services } from "../http/services.ts";
import { withMails } from "../mail/with-mails.ts";
import { lockOrder } from "../orders/change-order.ts";
import { confirmPayment, lockChildOf } from "../orders/confirm-payment.ts";
import { isPremium } from "../subscriptions/premium.ts";
import { octopusMoney } from "./octopus-money.ts";

/**
 * Takes an order's money in the development page, and opens its plan. An order that is over stays as it is, and so does
 * one that was paid: no money is taken for them.
 */
export async function payWithOctopus(services: Services, orderId: number, now: Date): Promise<void> {
  const { origin } = services;
  await withMails(services, (transaction) => pay(transaction, orderId, { now, origin }));
}

async function pay(
  transaction: Database,
  id: number,
  { now, origin }: { readonly now: Date; readonly origin: string },
): Promise<void> {
  await lockChildOf(transaction, id);
  const order = await lockOrder(transaction, id);
  const { orderType: type, paymentStatus: status, payBy } = order;
  const isOpen = status === paymentStatus.pending && payBy !== null && payBy > now;
  if (type !== orderType.octopus || !isOpen) return;
  if (await isPremium(transaction, order.childId, hongKongToday(now))) return;
  await confirmPayment(transaction, id, { payment: octopusMoney(order), paymentMethodId: null, now, origin });
}
