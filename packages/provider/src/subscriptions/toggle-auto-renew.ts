import { canAutoRenew } from "@gk/domain";
import { eq } from "drizzle-orm";
import { lockAccount } from "../access/lock-account.ts";
import { ownChild } from "../children/own-child.ts";
import type { Database } from "../database/database.ts";
import { subscriptions } from "../database/schema/index.ts";
import type { Handler, MemberContext } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { answer } from "../http/reply.ts";
import { methodToRenew } from "../payments/by-default.ts";
import { currentSubscription } from "./current-subscription.ts";
import { renewalPrice } from "./renewal-price.ts";
import { isUpgrading, subscriptionRecord } from "./subscription-record.ts";

/** Flips auto-renew (T77). Switching it on needs a way to pay; switching it off ends tries after a failed charge. */
export const toggleAutoRenew: Handler<"toggleAutoRenew"> = async ({ params }, context) => {
  const { database, user, today } = context;
  const flipped = await database.transaction(async (transaction) => {
    // As deleting a payment method does, so that the last one cannot go while auto-renew comes on.
    await lockAccount(transaction, user.id);
    const child = await ownChild({ database: transaction, user }, params.id);
    const current = await currentSubscription(transaction, child.id);
    if (!current || !isUpgrading(current.subscription, today)) throw refused("childNotPremium");
    const { subscription, plan } = current;
    const { supportsAutoRenew } = plan;
    if (!canAutoRenew({ supportsAutoRenew, orderType: subscription.orderType })) throw refused("noAutoRenew");
    const autoRenew = !subscription.autoRenew;
    await transaction
      .update(subscriptions)
      .set({
        autoRenew,
        paymentMethodId: autoRenew ? await methodToCharge(transaction, context) : subscription.paymentMethodId,
        // No more than the question before it is turned on names.
        renewalCents: renewalPrice(current),
        failedRenewals: 0,
        retryOn: null,
      })
      .where(eq(subscriptions.id, subscription.id));
    return currentSubscription(transaction, child.id);
  });
  if (!flipped) throw new Error("A subscription that was just changed is there.");
  return answer(subscriptionRecord(flipped, context));
};

async function methodToCharge(transaction: Database, { user, today }: MemberContext): Promise<number> {
  const method = await methodToRenew(transaction, user.id, today);
  if (!method) throw refused("paymentMethodRequired");
  return method.id;
}
