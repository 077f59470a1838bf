import { canAutoRenew } from "@gk/domain";
import { eq } from "drizzle-orm";
import { lockOwnChild } from "../children/own-child.ts";
import type { Database } from "../database/database.ts";
import { paymentMethods, subscriptions, users } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { answer } from "../http/reply.ts";
import { currentSubscription } from "./current-subscription.ts";
import { isUpgrading, subscriptionRecord } from "./subscription-record.ts";

/** Flips auto-renew (T77). Switching it on needs a way to pay; switching it off ends tries after a failed charge. */
export const toggleAutoRenew: Handler<"toggleAutoRenew"> = async ({ params }, context) => {
  const { database, user, today } = context;
  const flipped = await database.transaction(async (transaction) => {
    const child = await lockOwnChild(transaction, user, params.id);
    const current = await currentSubscription(transaction, child.id);
    if (!current || !isUpgrading(current.subscription, today)) throw refused("childNotPremium");
    const { subscription, plan } = current;
    const { supportsAutoRenew } = plan;
    if (!canAutoRenew({ supportsAutoRenew, orderType: subscription.orderType })) throw refused("noAutoRenew");
    const autoRenew = !subscription.autoRenew;
    if (autoRenew) await requirePaymentMethod(transaction, user.id);
    await transaction
      .update(subscriptions)
      .set({ autoRenew, failedRenewals: 0, retryOn: null })
      .where(eq(subscriptions.id, subscription.id));
    return currentSubscription(transaction, child.id);
  });
  if (!flipped) throw new Error("A subscription that was just changed is there.");
  return answer(subscriptionRecord(flipped, context));
};

/** Locks the account as deleting a method does, so that the last one cannot go while auto-renew comes on. */
async function requirePaymentMethod(transaction: Database, userId: number): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const methods = await transaction.select().from(paymentMethods).where(eq(paymentMethods.userId, userId));
  if (methods.length === 0) throw refused("paymentMethodRequired");
}
