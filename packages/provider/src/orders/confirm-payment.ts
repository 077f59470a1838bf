import { hongKongToday, paymentStatus } from "@gk/domain";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { children, orders, paymentMethods, payments } from "../database/schema/index.ts";
import { walletOf } from "../payments/payment-method-record.ts";
import { openSubscription } from "../subscriptions/open-subscription.ts";
import { isPremium } from "../subscriptions/premium.ts";
import { cancelPendingOrder } from "./cancel-pending-order.ts";
import { changeOrder, lockOrder, type OrderRow } from "./change-order.ts";
import { receiptKey, receiptLetter } from "./letters.ts";
import { oweOrderLetter } from "./owe-letter.ts";

/** How an order was paid. */
interface Paid {
  /** What it was paid with; null where nothing is kept. */
  readonly paymentMethodId: number | null;
  readonly now: Date;
  /** The site's own address, which the receipt links to. */
  readonly origin: string;
}

/** Money that came in for an order, by the name under which it is known. */
export interface Receipt extends Paid {
  readonly payment: Pick<typeof payments.$inferSelect, "kind" | "id" | "customer">;
  /** @default what the order costs */
  readonly amountCents?: number | undefined;
}

/** What became of money that came in: heard of before; a plan is open; or it goes back. */
type Confirmation = "known" | "opened" | "goesBack";

/**
 * Writes down that an order's money came in, opens the plan and owes the receipt, all or nothing. Whoever says so first wins; later
 * confirmations change nothing (decision 32). Money that can open no plan, for an order that was canceled meanwhile or paid
 * before, or of another amount, is written down to go back (decision 61).
 */
export async function confirmPayment(
  transaction: Database,
  orderId: number,
  { payment, amountCents, paymentMethodId, now, origin }: Receipt,
): Promise<Confirmation> {
  await lockChildOf(transaction, orderId);
  const order = await lockOrder(transaction, orderId);
  const received = amountCents ?? order.chargeCents;
  const refundFor = await reasonToRefund(transaction, order, received, now);
  const added = await transaction
    .insert(payments)
    .values({ ...payment, orderId, amountCents: received, receivedAt: now, refundFor })
    .onConflictDoNothing({ target: payments.id })
    .returning();
  if (added.length === 0) return "known";
  if (refundFor !== null) {
    if (order.paymentStatus === paymentStatus.pending) await cancelPendingOrder(transaction, order);
    return "goesBack";
  }
  await finishOrder(transaction, order, { paymentMethodId, now, origin });
  return "opened";
}

/** Opens the plan of a pending order whose money is there, and owes the receipt. The transaction has locked both. */
async function finishOrder(
  transaction: Database,
  order: OrderRow,
  { paymentMethodId, now, origin }: Paid,
): Promise<void> {
  const card = paymentMethodId === null ? {} : await cardOf(transaction, paymentMethodId);
  const paid = await changeOrder(transaction, order, paymentStatus.paid, { paidAt: now, ...card });
  const period = await openSubscription(transaction, paid, { today: hongKongToday(now), paymentMethodId });
  await changeOrder(transaction, paid, paymentStatus.finished, period);
  await oweOrderLetter(transaction, { origin }, order.id, { key: receiptKey, letter: receiptLetter }, now);
}

/** The child before the order, as everywhere: two transactions that lock in different orders wait for each other. */
export async function lockChildOf(transaction: Database, orderId: number): Promise<void> {
  const childOfOrder = transaction.select({ id: orders.childId }).from(orders).where(eq(orders.id, orderId));
  await transaction.select().from(children).where(inArray(children.id, childOfOrder)).for("no key update");
}

async function reasonToRefund(transaction: Database, order: OrderRow, received: number, now: Date) {
  switch (order.paymentStatus) {
    case paymentStatus.pending:
      if (await isPremium(transaction, order.childId, hongKongToday(now))) return "late";
      return received === order.chargeCents ? null : "otherAmount";
    case paymentStatus.canceled:
      return "late";
    default:
      return "twice";
  }
}

/** What a receipt says of the card, as it is now: it may be deleted later. */
async function cardOf(
  transaction: Database,
  id: number,
): Promise<Pick<OrderRow, "cardBrand" | "cardLast4" | "cardWallet">> {
  const [method] = await transaction.select().from(paymentMethods).where(eq(paymentMethods.id, id));
  return { cardBrand: method?.brand ?? null, cardLast4: method?.last4 ?? null, cardWallet: walletOf(method) };
}
