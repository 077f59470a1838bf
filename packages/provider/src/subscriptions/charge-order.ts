import { localeOfLanguageId, paymentStatus } from "@gk/domain";
import type { RefusalCode } from "@gk/web";
import { eq } from "drizzle-orm";
import { askCharge, askedBefore } from "../checkout/ask-charge.ts";
import type { Charge, FoundCharge, Gateway } from "../checkout/card-gateway.ts";
import { gatewayOf } from "../checkout/gateway-of.ts";
import type { Database } from "../database/database.ts";
import { orders, paymentMethods, plans, processes } from "../database/schema/index.ts";
import { siteLink } from "../http/links.ts";
import { unavailable } from "../http/refusal.ts";
import type { Services } from "../http/services.ts";
import { withMails } from "../mail/with-mails.ts";
import { cancelPendingOrder } from "../orders/cancel-pending-order.ts";
import { lockOrder } from "../orders/change-order.ts";
import { confirmPayment } from "../orders/confirm-payment.ts";
import { unpaidLetter } from "../orders/letters.ts";
import { oweOrderLetter } from "../orders/owe-letter.ts";
import { refundPayment } from "../orders/refund-payment.ts";
import { leavingSince } from "../profile/leaving-since.ts";

/** Who hears of a charge that came to nothing: the parent was told, or is told by mail. */
interface Telling {
  readonly now: Date;
  readonly isTold: boolean;
}

/**
 * Charges the kept card of a pending order, or finds out what came of that, and writes it down. The gateway is asked
 * between two transactions, so that nobody waits for it with locks in hand; the process as its key makes asking again
 * harmless. While the outcome is unknown everything stays as it is. An order that is charged on no kept card does too.
 *
 * @param isTold whether the caller tells the parent of it; otherwise a mail says that no money was taken
 */
export async function chargeOrder(services: Services, orderId: number, now: Date, isTold = false): Promise<void> {
  const pending = await findPending(services, orderId);
  if (!pending) return;
  const gateway = gatewayOf(services, pending.order.orderType);
  if (!gateway) return;
  const outcome = await outcomeOf(services, pending, gateway, now);
  await writeOutcome(services, pending, outcome, { now, isTold });
}

/** Has the gateway end a charge that waits for its holder, and writes down what came of it: it may be paid by then. */
export async function endCharge(services: Services, orderId: number, now: Date): Promise<void> {
  const pending = await findPending(services, orderId);
  if (!pending || pending.attempt.confirmUrl === null) return;
  const outcome = await services.cards.cancelCharge(chargeOf(services, pending));
  // It was made, since it waits: a gateway that does not find it says nothing of what becomes of it.
  if (outcome === "none") return;
  await writeOutcome(services, pending, outcome === "declined" ? "none" : outcome, { now, isTold: true });
}

/**
 * Hears that a kept card was charged. Of an order that ended meanwhile the gateway's records are asked: money that came in
 * all the same goes back (decision 61).
 *
 * @errors where the records can't be had: it is to be told again
 */
export async function hearOfCharge(services: Services, orderId: number, now: Date): Promise<void> {
  const charged = await findCharged(services, orderId);
  if (charged?.order.paymentStatus !== paymentStatus.canceled) return chargeOrder(services, orderId, now);
  const outcome = await gatewayOf(services, charged.order.orderType)?.findCharge(chargeOf(services, charged));
  if (outcome === "unknown") throw unavailable();
  if (outcome === "paid") await writeOutcome(services, charged, outcome, { now, isTold: true });
}

type Charged = NonNullable<Awaited<ReturnType<typeof findCharged>>>;

/** A pending order that is paid with a kept card. */
async function findPending(services: Services, orderId: number): Promise<Charged | undefined> {
  const charged = await findCharged(services, orderId);
  return charged?.order.paymentStatus === paymentStatus.pending ? charged : undefined;
}

/** An order that is paid with a kept card. */
async function findCharged({ database }: Services, orderId: number) {
  const [charged] = await database
    .select({ order: orders, attempt: processes, card: paymentMethods, plan: plans })
    .from(orders)
    .innerJoin(plans, eq(plans.id, orders.planId))
    .innerJoin(processes, eq(processes.orderId, orders.id))
    .innerJoin(paymentMethods, eq(paymentMethods.id, processes.paymentMethodId))
    .where(eq(orders.id, orderId));
  return charged;
}

/**
 * What becomes of a charge. Of whoever has asked to be deleted since, only what had gone by then counts: what the gateway's
 * records don't have is not charged any more, but may have been on its way when they left.
 *
 * @source decision 201
 */
async function outcomeOf(services: Services, pending: Charged, gateway: Gateway, now: Date): Promise<FoundCharge> {
  const { orderedAt: begun, userId } = pending.order;
  const charge = chargeOf(services, pending);
  const left = await leavingSince(services.database, userId);
  if (!left) return askCharge(gateway, charge, { begun, now });
  const found = await gateway.findCharge(charge);
  const isOnItsWay = begun > askedBefore(now) || left > askedBefore(now);
  return found === "none" && isOnItsWay ? "unknown" : found;
}

/** What the gateway is asked, the same each time: what it answers under a key is for that question alone. */
function chargeOf({ origin }: Services, { order, attempt, card, plan }: Charged): Charge {
  const { process } = attempt;
  const locale = attempt.languageId === null ? undefined : localeOfLanguageId(attempt.languageId);
  return {
    card: { last4: card.last4, reference: card.gatewayReference, customer: card.gatewayCustomer },
    amountCents: order.chargeCents,
    description: `${order.number} ${plan.name["en-US"]}`,
    key: process,
    holder: locale && {
      locale,
      returnUrl: siteLink({ origin, locale }, "/member/settings/payment/success", { process }),
    },
  };
}

async function writeOutcome(
  services: Services,
  { order, attempt, card }: Charged,
  outcome: FoundCharge,
  { now, isTold }: Telling,
): Promise<void> {
  const { process } = attempt;
  if (outcome === "unknown") return;
  if (typeof outcome === "object") return askHolder(services.database, attempt, outcome.confirmUrl);
  if (outcome !== "paid") {
    const refusal = outcome === "none" ? "transactionCancelled" : "declined";
    return withMails(services, async (transaction) => {
      const isFirst = await endUnpaid(transaction, order.id, process, refusal);
      if (!isFirst || isTold) return;
      const letter = { key: () => `unpaid-${order.number}`, letter: unpaidLetter };
      await oweOrderLetter(transaction, services, order.id, letter, now);
    });
  }
  const payment = { kind: "charge", id: process, customer: card.gatewayCustomer } as const;
  const confirmation = await withMails(services, (transaction) =>
    confirmPayment(transaction, order.id, { ...services, payment, paymentMethodId: card.id, now }),
  );
  if (confirmation === "goesBack") await refundPayment(services, process, now);
}

/** Writes down where the holder confirms a charge: the order's pages lead there until it is settled. */
async function askHolder(database: Database, { process }: Charged["attempt"], confirmUrl: string): Promise<void> {
  await database.update(processes).set({ confirmUrl }).where(eq(processes.process, process));
}

/** Ends an order for which the gateway surely took nothing. @returns whether nobody else did */
async function endUnpaid(
  transaction: Database,
  orderId: number,
  process: string,
  refusal: RefusalCode,
): Promise<boolean> {
  const order = await lockOrder(transaction, orderId);
  if (order.paymentStatus !== paymentStatus.pending) return false;
  await transaction.update(processes).set({ refusal }).where(eq(processes.process, process));
  await cancelPendingOrder(transaction, order);
  return true;
}
