import { type IsoDate, isCardValid, type OrderType, orderType, type PurchaseBody } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { paymentMethods } from "../database/schema/index.ts";
import { invalid, notFound } from "../http/refusal.ts";
import type { PaymentMethodRow } from "./payment-method-record.ts";

/** The ways to pay that this provider can take money by. */
const BUILT: readonly OrderType[] = [orderType.card];

/**
 * Finds the kept card that a purchase chose; undefined where it chose none.
 *
 * @errors a way to pay that this provider cannot take money by, and another's or an expired card
 */
export async function findKeptCard(
  transaction: Database,
  userId: number,
  { payment_method: type, payment_id: id }: PurchaseBody,
  today: IsoDate,
): Promise<PaymentMethodRow | undefined> {
  if (!BUILT.includes(type)) throw notFound("paymentMethodNotFound");
  if (id === undefined) return undefined;
  const isOwn = and(eq(paymentMethods.id, id), eq(paymentMethods.userId, userId), eq(paymentMethods.type, type));
  const [method] = await transaction.select().from(paymentMethods).where(isOwn);
  if (!method) throw notFound("paymentMethodNotFound");
  if (!canBeCharged(method, today)) throw invalid({ payment_id: ["subscription.paymentMethod.expired"] });
  return method;
}

/** Whether a kept card is valid on a day: through the end of its last month (T107). */
export function canBeCharged({ expMonth, expYear }: PaymentMethodRow, today: IsoDate): boolean {
  return expMonth !== null && expYear !== null && isCardValid({ exp_month: expMonth, exp_year: expYear }, today);
}
