import { type IsoDate, isCardValid, orderType, type PurchaseBody } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { paymentMethods } from "../database/schema/index.ts";
import type { MemberContext } from "../http/handler.ts";
import { invalid, notFound } from "../http/refusal.ts";
import { acceptedOrderTypes } from "./accepted-order-types.ts";
import type { PaymentMethodRow } from "./payment-method-record.ts";

/**
 * Finds the kept card that a purchase chose; undefined where it chose none.
 *
 * @errors a way to pay that this provider cannot take money by, and another's or an expired card
 */
export async function findKeptCard(
  transaction: Database,
  context: Pick<MemberContext, "user" | "today" | "octopus" | "tapAndGo">,
  { payment_method: type, payment_id: id }: PurchaseBody,
): Promise<PaymentMethodRow | undefined> {
  const { user, today } = context;
  if (!acceptedOrderTypes(context).includes(type)) throw notFound("paymentMethodNotFound");
  if (id === undefined) return undefined;
  const isOwn = and(eq(paymentMethods.id, id), eq(paymentMethods.userId, user.id), eq(paymentMethods.type, type));
  const [method] = await transaction.select().from(paymentMethods).where(isOwn);
  if (!method) throw notFound("paymentMethodNotFound");
  if (!canBeCharged(method, today)) throw invalid({ payment_id: ["subscription.paymentMethod.expired"] });
  return method;
}

/** Whether a kept card is valid on a day: through the end of its last month (T107). What is no card has no end. */
export function canBeCharged({ type, expMonth, expYear }: PaymentMethodRow, today: IsoDate): boolean {
  if (type !== orderType.card) return true;
  return expMonth !== null && expYear !== null && isCardValid({ exp_month: expMonth, exp_year: expYear }, today);
}
