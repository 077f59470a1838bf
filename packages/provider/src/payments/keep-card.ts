import { orderType } from "@gk/domain";
import { eq } from "drizzle-orm";
import { lockAccount } from "../access/lock-account.ts";
import type { GatewayCard } from "../checkout/card-gateway.ts";
import type { Database } from "../database/database.ts";
import { paymentMethods } from "../database/schema/index.ts";

/** Keeps a card that the gateway took, and gives its number. A card that is kept already is only brought up to date. */
export async function keepCard(
  transaction: Database,
  userId: number,
  { kind, brand, last4, expMonth, expYear, reference, customer }: GatewayCard,
  now: Date,
): Promise<number> {
  await lockAccount(transaction, userId);
  const kept = await transaction.select().from(paymentMethods).where(eq(paymentMethods.userId, userId));
  const same = kept.find(
    (method) =>
      method.kind === kind &&
      method.brand === brand &&
      method.last4 === last4 &&
      method.expMonth === expMonth &&
      method.expYear === expYear,
  );
  const names = { gatewayReference: reference, gatewayCustomer: customer };
  if (same) {
    await transaction.update(paymentMethods).set(names).where(eq(paymentMethods.id, same.id));
    return same.id;
  }
  const [added] = await transaction
    .insert(paymentMethods)
    .values({
      userId,
      type: orderType.card,
      kind,
      brand,
      last4,
      expMonth,
      expYear,
      isDefault: kept.length === 0,
      ...names,
      createdAt: now,
    })
    .returning();
  if (!added) throw new Error("An inserted method comes back.");
  return added.id;
}
