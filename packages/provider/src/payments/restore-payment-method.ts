import { and, eq, isNull, or } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { deletedPaymentMethods, paymentMethods, subscriptions } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";
import { done } from "../http/reply.ts";
import { lockMethods, putDefault } from "./own-methods.ts";
import { isSameMethod, type PaymentMethodRow } from "./payment-method-record.ts";
import { undoUntil } from "./undo-time.ts";

/**
 * Undoes the deletion of a way to pay: it is kept again under its number, and what the deletion changed is changed back,
 * unless it was changed again since. Undone twice it is there once, and so is one that was stored anew meanwhile.
 *
 * @source decision 106
 */
export const restorePaymentMethod: Handler<"restorePaymentMethod"> = async ({ params }, { database, user, now }) => {
  await database.transaction(async (transaction) => {
    const methods = await lockMethods(transaction, user.id);
    if (methods.some(({ id }) => id === params.id)) return;
    const isOwn = and(eq(deletedPaymentMethods.id, params.id), eq(deletedPaymentMethods.userId, user.id));
    const [deleted] = await transaction.select().from(deletedPaymentMethods).where(isOwn);
    if (!deleted || undoUntil(deleted.deletedAt) <= now) throw notFound("paymentMethodNotFound");
    if (methods.some((method) => isSameMethod(method, deleted))) return;
    await transaction.delete(deletedPaymentMethods).where(isOwn);
    await putBack(transaction, methods, deleted);
  });
  return done();
};

async function putBack(
  transaction: Database,
  methods: readonly PaymentMethodRow[],
  { successorId, chargedBefore, ...method }: typeof deletedPaymentMethods.$inferSelect,
): Promise<void> {
  await transaction.insert(paymentMethods).values({ ...method, isDefault: false });
  const byDefault = methods.find(({ isDefault }) => isDefault)?.id ?? null;
  if (method.isDefault && byDefault === successorId) await putDefault(transaction, method.userId, method.id);

  const kept = new Set([method.id, ...methods.map(({ id }) => id)]);
  const { id, paymentMethodId: charged } = subscriptions;
  const isUnchanged = successorId === null ? isNull(charged) : or(isNull(charged), eq(charged, successorId));
  for (const { subscriptionId, methodId } of chargedBefore) {
    if (methodId === null || !kept.has(methodId)) continue;
    const isPlan = and(eq(id, subscriptionId), isUnchanged);
    await transaction.update(subscriptions).set({ paymentMethodId: methodId }).where(isPlan);
  }
}
