import * as v from "valibot";
import type { IsoDate } from "../date/iso-date.ts";
import { idField } from "../integer/integer-field.ts";
import { form } from "../issue/form.ts";
import { orderType } from "../order/order-code.ts";
import { tokenField } from "../text/text-field.ts";

/**
 * The ways to pay that the website offers; the others are the mobile app's stores.
 * @source decision 43
 */
export const webPaymentMethods = [orderType.card, orderType.tapAndGo, orderType.octopus] as const;

/**
 * Whether a card can still be charged: through the end of its expiry month.
 * @source decision 45; T107
 */
export function isCardValid(card: { readonly exp_month: number; readonly exp_year: number }, today: IsoDate): boolean {
  const expiry = `${String(card.exp_year).padStart(4, "0")}-${String(card.exp_month).padStart(2, "0")}`;
  return today.slice(0, 7) <= expiry;
}

/**
 * Why a payment method cannot be deleted, as a key after `error.`; undefined when it can. Whether one can be charged says
 * `isCardValid`: an expired card is no way to pay, so it may go, and keeps none from being the last.
 * @source spec §5; decision 45
 */
export function paymentMethodDeletionRefusal(account: {
  /** Whether the one that is to go can be charged. */
  readonly isCharged: boolean;
  /** Of each other one, whether it can be charged. */
  readonly others: readonly boolean[];
  /** Whether any child's plan renews by itself. */
  readonly hasAutoRenew: boolean;
}): "paymentMethodLast" | undefined {
  const { isCharged, others, hasAutoRenew } = account;
  const isLast = isCharged ? !others.includes(true) : others.length === 0;
  return isLast && hasAutoRenew ? "paymentMethodLast" : undefined;
}

/**
 * The body of `PUT /payment-methods`, which makes a method the default.
 * @errors subscription.paymentMethod.required, subscription.paymentMethod.invalid
 * @source spec §7; T95
 */
export const defaultPaymentSchema = form({
  payment_id: idField("subscription.paymentMethod.required", "subscription.paymentMethod.invalid"),
});

/**
 * The body of `POST /payments/tapngo`, sent on return from Tap & Go.
 * @errors required, option
 * @source spec §7; T83
 */
export const tapAndGoSchema = form({
  mer_trade_no: tokenField(),
  recurrent_token: v.optional(tokenField("option")),
});

/**
 * How a payment page is returned to, by the last part of its address. Spelled with two l's, unlike the payment status
 * "canceled" (T7).
 * @source spec §2
 */
export const paymentReturns = ["success", "cancelled"] as const;

/** How a payment page is returned to. */
export type PaymentReturn = (typeof paymentReturns)[number];
