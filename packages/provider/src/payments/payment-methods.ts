import { paymentMethodDeletionRefusal } from "@gk/domain";
import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import { lockAccount } from "../access/lock-account.ts";
import type { Database } from "../database/database.ts";
import { children, paymentMethods, subscriptions } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { notFound, refused } from "../http/refusal.ts";
import { done, wholeList } from "../http/reply.ts";
import { type PaymentMethodRow, paymentMethodRecord } from "./payment-method-record.ts";

/** The member's kept ways to pay, the default first. */
export const listPaymentMethods: Handler<"listPaymentMethods"> = async (_, { database, user }) => {
  const methods = await database
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, user.id))
    .orderBy(desc(paymentMethods.isDefault), asc(paymentMethods.id));
  return wholeList(methods.map(paymentMethodRecord));
};

/** Makes a way to pay the one that is used by itself (T95). */
export const setDefaultPaymentMethod: Handler<"setDefaultPaymentMethod"> = async ({ body }, { database, user }) => {
  await database.transaction(async (transaction) => {
    const methods = await lockMethods(transaction, user.id);
    if (!methods.some(({ id }) => id === body.payment_id)) throw notFound("paymentMethodNotFound");
    await makeDefault(transaction, user.id, body.payment_id);
  });
  return done();
};

/** Deletes a way to pay, but not the last one that a renewal needs (decision 45). */
export const deletePaymentMethod: Handler<"deletePaymentMethod"> = async ({ params }, { database, user }) => {
  await database.transaction(async (transaction) => {
    const methods = await lockMethods(transaction, user.id);
    const method = methods.find(({ id }) => id === params.id);
    if (!method) throw notFound("paymentMethodNotFound");
    const hasAutoRenew = await isAnythingRenewing(transaction, user.id);
    const refusal = paymentMethodDeletionRefusal({ methods: methods.length, hasAutoRenew });
    if (refusal) throw refused(refusal);
    await transaction.delete(paymentMethods).where(eq(paymentMethods.id, method.id));
    const left = methods.filter(({ id }) => id !== method.id);
    const next = left.find(({ isDefault }) => isDefault) ?? left[0];
    if (next) await chargeInstead(transaction, user.id, next);
  });
  return done();
};

/** The account is locked before its methods, so that they are counted and changed by one at a time. */
async function lockMethods(transaction: Database, userId: number): Promise<PaymentMethodRow[]> {
  await lockAccount(transaction, userId);
  return transaction
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, userId))
    .orderBy(asc(paymentMethods.id));
}

/** Lets another method take the place of a deleted one. */
async function chargeInstead(transaction: Database, userId: number, next: PaymentMethodRow): Promise<void> {
  if (!next.isDefault) return makeDefault(transaction, userId, next.id);
  await transaction
    .update(subscriptions)
    .set({ paymentMethodId: next.id })
    .where(and(isRenewingFor(transaction, userId), isNull(subscriptions.paymentMethodId)));
}

/**
 * Makes a method the default, and what renewals are charged to: it is the one that is used by itself. There is at most
 * one default at every moment, so the old one goes first.
 */
async function makeDefault(transaction: Database, userId: number, id: number): Promise<void> {
  await transaction.update(paymentMethods).set({ isDefault: false }).where(eq(paymentMethods.userId, userId));
  await transaction.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, id));
  await transaction.update(subscriptions).set({ paymentMethodId: id }).where(isRenewingFor(transaction, userId));
}

/** Plans of an account that renew by themselves. */
function isRenewingFor(transaction: Database, userId: number) {
  const own = transaction.select({ id: children.id }).from(children).where(eq(children.userId, userId));
  return and(
    inArray(subscriptions.childId, own),
    eq(subscriptions.status, "active"),
    eq(subscriptions.autoRenew, true),
  );
}

async function isAnythingRenewing(transaction: Database, userId: number): Promise<boolean> {
  const renewing = await transaction.select().from(subscriptions).where(isRenewingFor(transaction, userId)).limit(1);
  return renewing.length > 0;
}
