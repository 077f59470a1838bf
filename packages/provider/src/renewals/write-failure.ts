import { hongKongToday, nextRetryDay } from "@gk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { subscriptions } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { oweMail } from "../mail/owe-mail.ts";
import { type FailedTry, renewalFailedLetter } from "./charge-letters.ts";
import type { DueRenewal } from "./due-renewal.ts";
import { whileInPeriod } from "./in-period.ts";
import type { OpenCharge } from "./open-charge.ts";
import { writeEnd } from "./write-end.ts";

/** Writes down that the gateway took no money for a charge that was begun. */
export async function writeFailedCharge(
  services: Services,
  due: DueRenewal,
  charge: OpenCharge,
  { isHolderAway, now }: { readonly isHolderAway: boolean; readonly now: Date },
): Promise<void> {
  await whileInPeriod(services.database, due, async (transaction, current) => {
    const { id, autoRenew, openCharge } = current.subscription;
    if (openCharge?.key !== charge.key) return;
    await transaction.update(subscriptions).set({ openCharge: null, askedAt: null }).where(eq(subscriptions.id, id));
    // Turned off while the gateway was asked: nothing is tried again, and the plan ends as one that does not renew.
    if (!autoRenew) return;
    const failed = { amountCents: charge.amountCents, card: charge, isHolderAway };
    await writeFailedTry(transaction, services, current, failed, now);
  });
}

/**
 * Writes down that a try took no money, whatever kept it from that, and owes the mail that says so. Another try
 * follows, or the end of the plan (decision 31).
 */
export async function writeFailedTry(
  transaction: Database,
  services: Services,
  due: DueRenewal,
  failed: FailedTry,
  now: Date,
): Promise<void> {
  const { id, endsOn, failedRenewals, renewalCents } = due.subscription;
  const today = hongKongToday(now);
  const next = nextRetryDay(endsOn, today);
  if (!next) return writeEnd(transaction, services, due, failed, now);
  await transaction
    .update(subscriptions)
    .set({
      failedRenewals: failedRenewals + 1,
      retryOn: next,
      triedOn: today,
      // The mail names it: the next try takes no more.
      renewalCents: Math.min(renewalCents, failed.amountCents),
    })
    .where(eq(subscriptions.id, id));
  await oweMail(transaction, {
    user: due.user,
    key: `renewal-failed-${id}-${endsOn}-${today}`,
    origin: services.origin,
    now,
    letter: (setting) => renewalFailedLetter(setting, due, failed, next),
  });
}
