import { paymentMethodDeletionRefusal } from "@gk/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { type ChargedBefore, deletedPaymentMethods, paymentMethods, subscriptions } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { notFound, refused } from "../http/refusal.ts";
import { answer } from "../http/reply.ts";
import { isCharging } from "./being-charged.ts";
import { canBeCharged } from "./kept-card.ts";
import { isPlanOf, isRenewingFor, lockMethods, makeDefault } from "./own-methods.ts";
import type { PaymentMethodRow } from "./payment-method-record.ts";
import { undoUntil } from "./undo-time.ts";

/**
 * Deletes a way to pay, but not the last one that a renewal needs (decision 45), nor one that is being charged. It is gone
 * at once for everything; that it can come back is another table's business (decision 106).
 */
export const deletePaymentMethod: Handler<"deletePaymentMethod"> = async (
  { params },
  { database, user, now, today },
) => {
  await database.transaction(async (transaction) => {
    const methods = await lockMethods(transaction, user.id);
    const method = methods.find(({ id }) => id === params.id);
    if (!method) throw notFound("paymentMethodNotFound");
    if (await isCharging(transaction, method.id)) throw refused("inUse");
    const hasAutoRenew = (await transaction.$count(subscriptions, isRenewingFor(transaction, user.id))) > 0;
    const valid = new Set(methods.filter((kept) => canBeCharged(kept, today)));
    const left = methods.filter(({ id }) => id !== method.id);
    const refusal = paymentMethodDeletionRefusal({
      isCharged: valid.has(method),
      others: left.map((kept) => valid.has(kept)),
      hasAutoRenew,
    });
    if (refusal) throw refused(refusal);

    const before = await chargedMethods(transaction, user.id);
    await transaction.delete(paymentMethods).where(eq(paymentMethods.id, method.id));
    const next = left.find(({ isDefault }) => isDefault) ?? left.find((kept) => valid.has(kept)) ?? left[0];
    if (next) await chargeInstead(transaction, user.id, next);
    const after = await chargedMethods(transaction, user.id);
    await transaction.insert(deletedPaymentMethods).values({
      ...method,
      deletedAt: now,
      successorId: next?.id ?? null,
      chargedBefore: before.filter((plan, index) => plan.methodId !== after[index]?.methodId),
    });
  });
  return answer({ undo_until: undoUntil(now).toISOString() });
};

/** What each plan of an account is charged to, in the order of the plans. */
function chargedMethods(transaction: Database, userId: number): Promise<ChargedBefore> {
  return transaction
    .select({ subscriptionId: subscriptions.id, methodId: subscriptions.paymentMethodId })
    .from(subscriptions)
    .where(isPlanOf(transaction, userId))
    .orderBy(subscriptions.id);
}

/** Lets another method take the place of a deleted one. */
async function chargeInstead(transaction: Database, userId: number, next: PaymentMethodRow): Promise<void> {
  if (!next.isDefault) return makeDefault(transaction, userId, next.id);
  await transaction
    .update(subscriptions)
    .set({ paymentMethodId: next.id })
    .where(and(isRenewingFor(transaction, userId), isNull(subscriptions.paymentMethodId)));
}
