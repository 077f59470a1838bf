import { paymentStatus } from "@gk/domain";
import { and, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { lockAccount } from "../access/lock-account.ts";
import type { Database } from "../database/database.ts";
import {
  children,
  deletedPaymentMethods,
  orders,
  paymentMethods,
  payments,
  retainedOrders,
  subscriptions,
  users,
} from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { oweForgetting } from "../payments/owe-forgetting.ts";
import { forgetSubscriber } from "../newsletter/subscription.ts";
import { failureOf } from "../work.ts";

/**
 * Deletes the accounts whose days of grace are over, with their children and pictures (decision 16). One whose money is on
 * its way, in or back, waits until that has arrived; one that can't be deleted keeps no other from it.
 */
export async function deleteDueAccounts(
  { database, log }: Pick<Services, "database" | "log">,
  now: Date,
): Promise<void> {
  const due = await database.select({ id: users.id }).from(users).where(isDue(now));
  for (const { id } of due) {
    try {
      await database.transaction((transaction) => deleteAccount(transaction, id, now));
    } catch (error) {
      log.error({ user: id, failure: failureOf(error) }, "an account was not deleted");
    }
  }
}

const isDue = (now: Date) => lte(users.deletionDueAt, now);

/** Its owner may have signed in since it was found, or another process may have deleted it. */
async function deleteAccount(transaction: Database, userId: number, now: Date): Promise<void> {
  await lockAccount(transaction, userId);
  const isOwn = and(eq(users.id, userId), isDue(now));
  if ((await transaction.$count(users, isOwn)) === 0 || (await isMoneyOnItsWay(transaction, userId))) return;
  await retainOrders(transaction, userId);
  for (const methods of [paymentMethods, deletedPaymentMethods]) {
    await oweForgetting(transaction, await transaction.select().from(methods).where(eq(methods.userId, userId)));
  }
  const [gone] = await transaction
    .delete(users)
    .where(isOwn)
    .returning({ email: users.email, isActivated: users.isActivated });
  // Of an address that nobody has verified, the subscription may be somebody else's.
  if (gone?.isActivated) await forgetSubscriber(transaction, gone.email);
}

async function isMoneyOnItsWay(transaction: Database, userId: number): Promise<boolean> {
  const isOwn = eq(orders.userId, userId);
  const isPending = and(isOwn, eq(orders.paymentStatus, paymentStatus.pending));
  const isGoingBack = and(isNotNull(payments.refundFor), isNull(payments.refundedAt));
  const [going] = await transaction
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, and(eq(orders.id, payments.orderId), isOwn))
    .where(isGoingBack)
    .limit(1);
  const [renewing] = await transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(children, and(eq(children.id, subscriptions.childId), eq(children.userId, userId)))
    .where(isNotNull(subscriptions.openCharge))
    .limit(1);
  return going !== undefined || renewing !== undefined || (await transaction.$count(orders, isPending)) > 0;
}

/** Keeps what the law asks of business records, without the person. */
async function retainOrders(database: Database, userId: number): Promise<void> {
  const rows = await database.select().from(orders).where(eq(orders.userId, userId));
  if (rows.length > 0) await database.insert(retainedOrders).values(rows);
}
