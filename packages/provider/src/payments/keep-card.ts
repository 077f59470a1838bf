import { orderType } from "@gk/domain";
import { eq } from "drizzle-orm";
import { lockAccount } from "../access/lock-account.ts";
import type { GatewayCard } from "../checkout/card-gateway.ts";
import type { Database } from "../database/database.ts";
import { paymentMethods } from "../database/schema/index.ts";
import { isCharging } from "./being-charged.ts";
import { oweForgetting } from "./owe-forgetting.ts";
import { isSameMethod } from "./payment-method-record.ts";

/**
 * Keeps a card or wallet that the gateway took, and gives its number. One that is kept already is only brought up to date,
 * but not while it is being charged: the gateway finds that charge by the names that it was made with. Of the two names
 * that the gateway has for it then, it is to let go of the one that is not kept. Of a wallet that shows no digits there is
 * one an account.
 */
export async function keepCard(transaction: Database, userId: number, card: GatewayCard, now: Date): Promise<number> {
  await lockAccount(transaction, userId);
  const kept = await transaction.select().from(paymentMethods).where(eq(paymentMethods.userId, userId));
  const same = kept.find((method) => isSameMethod(method, card));
  const { kind, brand, last4, expMonth, expYear, reference, customer } = card;
  // A wallet whose gateway gives no new name for it keeps the one that renewals are charged by.
  const gatewayReference = reference ?? same?.gatewayReference ?? null;
  const names = { gatewayReference, gatewayCustomer: customer };
  if (same) {
    const isCharged = await isCharging(transaction, same.id);
    const unkept = isCharged ? { ...same, ...names } : same;
    if (gatewayReference !== same.gatewayReference) await oweForgetting(transaction, [unkept]);
    if (!isCharged) await transaction.update(paymentMethods).set(names).where(eq(paymentMethods.id, same.id));
    return same.id;
  }
  const [added] = await transaction
    .insert(paymentMethods)
    .values({
      userId,
      type: kind === "tapngo" ? orderType.tapAndGo : orderType.card,
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
