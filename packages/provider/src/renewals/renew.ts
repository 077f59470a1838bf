import { defaultLocale, hongKongToday, type IsoDate, lastRetryDay, localeOfLanguageId } from "@gk/domain";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { paymentMethods, subscriptions } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { composeMail } from "../mail/compose.ts";
import { renewalFailedLetter } from "../orders/letters.ts";
import { sendReceipt } from "../orders/send-receipt.ts";
import { canBeCharged } from "../payments/kept-card.ts";
import type { PaymentMethodRow } from "../payments/payment-method-record.ts";
import type { DueRenewal } from "./due-renewal.ts";
import { writeFailure, writeRenewal } from "./write-renewal.ts";

/** Charges one plan for its next period, or ends it where it is too late to. */
export async function renew(services: Services, due: DueRenewal, now: Date): Promise<void> {
  const { database } = services;
  const { subscription, user } = due;
  const today = hongKongToday(now);
  if (today > lastRetryDay(subscription.endsOn)) return endRenewal(database, due);
  const card = await cardOf(database, due, today);
  if (card && (await isCharged(services, due, card))) {
    const orderId = await database.transaction((transaction) => writeRenewal(transaction, due, card.id, now));
    if (orderId !== undefined) sendReceipt(services, orderId);
    return;
  }
  const isTriedAgain = await writeFailure(database, due);
  if (!isTriedAgain) return;
  const { origin, mailer, work } = services;
  const locale = localeOfLanguageId(user.languageId) ?? defaultLocale;
  const until = lastRetryDay(subscription.endsOn);
  const letter = renewalFailedLetter({ origin, locale }, { user, childName: due.child.name, card, until });
  work.start("mail", async () => mailer.send(await composeMail(user.email, locale, letter)));
}

/** The card that the plan was bought with, or else the account's default, as long as it is valid. */
async function cardOf(
  database: Database,
  { subscription, user }: DueRenewal,
  today: IsoDate,
): Promise<PaymentMethodRow | undefined> {
  const isCard = and(eq(paymentMethods.userId, user.id), eq(paymentMethods.type, subscription.orderType));
  const cards = await database.select().from(paymentMethods).where(isCard).orderBy(desc(paymentMethods.isDefault));
  const valid = cards.filter((card) => canBeCharged(card, today));
  return valid.find(({ id }) => id === subscription.paymentMethodId) ?? valid[0];
}

/** Each try of each period has a key of its own, under which the gateway charges once. */
async function isCharged(
  { cards }: Services,
  { subscription, plan }: DueRenewal,
  card: PaymentMethodRow,
): Promise<boolean> {
  const outcome = await cards.charge({
    card: { last4: card.last4 ?? "", reference: card.gatewayReference, customer: card.gatewayCustomer },
    amountCents: plan.priceCents,
    description: plan.name["en-US"],
    key: `renewal-${subscription.id}-${subscription.endsOn}-${subscription.failedRenewals}`,
  });
  return outcome === "paid";
}

async function endRenewal(database: Database, { subscription }: DueRenewal): Promise<void> {
  await database
    .update(subscriptions)
    .set({ status: "expired", autoRenew: false })
    .where(and(eq(subscriptions.id, subscription.id), eq(subscriptions.endsOn, subscription.endsOn)));
}
