import { and, asc, eq, inArray } from "drizzle-orm";
import { lockAccount } from "../access/lock-account.ts";
import type { Database } from "../database/database.ts";
import { children, paymentMethods, subscriptions } from "../database/schema/index.ts";
import type { PaymentMethodRow } from "./payment-method-record.ts";

/** The account is locked before its methods, so that they are counted and changed by one at a time. */
export async function lockMethods(transaction: Database, userId: number): Promise<PaymentMethodRow[]> {
  await lockAccount(transaction, userId);
  return transaction
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, userId))
    .orderBy(asc(paymentMethods.id));
}

/**
 * Makes a method the default, and what renewals are charged to: it is the one that is used by itself. There is at most
 * one default at every moment, so the old one goes first.
 */
export async function makeDefault(transaction: Database, userId: number, id: number): Promise<void> {
  await putDefault(transaction, userId, id);
  await transaction.update(subscriptions).set({ paymentMethodId: id }).where(isRenewingFor(transaction, userId));
}

/** Makes a method the default and leaves the plans as they are. */
export async function putDefault(transaction: Database, userId: number, id: number): Promise<void> {
  await transaction.update(paymentMethods).set({ isDefault: false }).where(eq(paymentMethods.userId, userId));
  await transaction.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, id));
}

/** Plans of an account. */
export function isPlanOf(transaction: Database, userId: number) {
  const own = transaction.select({ id: children.id }).from(children).where(eq(children.userId, userId));
  return inArray(subscriptions.childId, own);
}

/** Plans of an account that renew by themselves. */
export function isRenewingFor(transaction: Database, userId: number) {
  return and(isPlanOf(transaction, userId), eq(subscriptions.status, "active"), eq(subscriptions.autoRenew, true));
}
