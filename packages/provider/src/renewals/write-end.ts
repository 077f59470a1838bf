import { isStoreOrder } from "@gk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { subscriptions } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { oweMail } from "../mail/owe-mail.ts";
import { type PlanEnd, planEndedLetter } from "./charge-letters.ts";
import type { DueRenewal } from "./due-renewal.ts";
import { whileInPeriod } from "./in-period.ts";

/** Ends a plan that is over, unless auto-renew was turned on or off since. */
export async function endPlan(services: Services, due: DueRenewal, end: PlanEnd, now: Date): Promise<void> {
  await whileInPeriod(services.database, due, async (transaction, current) => {
    if (current.subscription.autoRenew !== due.subscription.autoRenew) return;
    await writeEnd(transaction, services, current, end, now);
  });
}

/** Writes down that a plan has ended, and owes the mail that says so of one that was bought here. */
export async function writeEnd(
  transaction: Database,
  { origin }: Services,
  due: DueRenewal,
  end: PlanEnd,
  now: Date,
): Promise<void> {
  const { id, endsOn, orderType } = due.subscription;
  await transaction
    .update(subscriptions)
    .set({ status: "expired", autoRenew: false, retryOn: null })
    .where(eq(subscriptions.id, id));
  // Whether it goes on, and what is charged for it, is its store's to say (decision 97).
  if (isStoreOrder(orderType)) return;
  await oweMail(transaction, {
    user: due.user,
    key: `plan-ended-${id}-${endsOn}`,
    origin,
    now,
    letter: (setting) => planEndedLetter(setting, due, end),
  });
}
