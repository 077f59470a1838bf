import { hongKongToday } from "@gk/domain";
import { and, eq, lte } from "drizzle-orm";
import { askedBefore } from "../checkout/ask-charge.ts";
import type { Database } from "../database/database.ts";
import { subscriptions } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { leavingSince } from "../profile/leaving-since.ts";
import { renewalPrice } from "../subscriptions/renewal-price.ts";
import { cardsOf } from "./cards-of.ts";
import type { DueRenewal } from "./due-renewal.ts";
import { whileInPeriod } from "./in-period.ts";
import type { OpenCharge } from "./open-charge.ts";
import { writeFailedTry } from "./write-failure.ts";

/**
 * Writes down what is about to be charged, to which card. There is one try a day, and its day is in the charge's key,
 * under which the gateway charges once. Without a card that can be charged the try has failed.
 *
 * @returns undefined where there is nothing to charge: another process was first, auto-renew is off, no card, or the account
 * is to be deleted
 */
export async function beginTry(services: Services, due: DueRenewal, now: Date): Promise<OpenCharge | undefined> {
  const today = hongKongToday(now);
  return whileInPeriod(services.database, due, async (transaction, current) => {
    const { id, endsOn, autoRenew, openCharge, triedOn } = current.subscription;
    if (!autoRenew || openCharge || triedOn === today) return undefined;
    // Also a plan that was opened since then.
    if (await leavingSince(transaction, current.user.id)) return undefined;
    const amountCents = renewalPrice(current);
    const { charged } = await cardsOf(transaction, services, current, today);
    if (!charged) {
      await writeFailedTry(transaction, services, current, { amountCents, card: undefined }, now);
      return undefined;
    }
    const charge: OpenCharge = {
      key: `renewal-${id}-${endsOn}-${today}`,
      begunAt: now.toISOString(),
      amountCents,
      type: charged.type,
      kind: charged.kind,
      brand: charged.brand,
      last4: charged.last4,
      reference: charged.gatewayReference,
      customer: charged.gatewayCustomer,
    };
    await transaction
      .update(subscriptions)
      .set({ openCharge: charge, askedAt: now, triedOn: today, paymentMethodId: charged.id })
      .where(eq(subscriptions.id, id));
    return charge;
  });
}

/** Takes it on to ask for an open charge again. @returns false where another process has, or its outcome is there */
export async function askAgain(database: Database, { subscription: { id } }: DueRenewal, now: Date): Promise<boolean> {
  const isWaiting = and(eq(subscriptions.id, id), lte(subscriptions.askedAt, askedBefore(now)));
  const taken = await database.update(subscriptions).set({ askedAt: now }).where(isWaiting).returning();
  return taken.length > 0;
}
