import { paymentStatuses } from "@gk/domain";
import * as v from "valibot";
import { cents, day, id } from "./value.ts";

/**
 * Where a payment stands, by its `process`.
 * @source decision 28
 */
export const paymentOutcomeSchema = v.object({
  /** Null for a session that only stores a card. */
  order_id: v.nullable(id),
  payment_status: v.picklist(paymentStatuses),
  /** Where the payer goes on, while the payment is pending elsewhere. */
  redirect: v.optional(v.string()),
});

/**
 * A page of the card gateway to which the browser goes.
 * @source decision 32
 */
export const cardSessionSchema = v.object({ id: v.string(), url: v.pipe(v.string(), v.url()) });

const quoteEntries = {
  price_cents: cents,
  discount_cents: cents,
  charge_cents: cents,
  /** The full price, since a code discounts the first period only; null for a plan without auto-renew. */
  next_charge_cents: v.nullable(cents),
  next_bill_on: v.nullable(day),
};

/**
 * What a plan costs: what is charged now, and what and when next (decision 50).
 * @source decision 60
 */
export const quoteSchema = v.object(quoteEntries);

/**
 * What a promotion code does to a plan's price.
 * @source decision 29
 */
export const promotionCheckSchema = v.object({ code: v.string(), name: v.string(), ...quoteEntries });

/** Where a payment stands. */
export type PaymentOutcome = v.InferOutput<typeof paymentOutcomeSchema>;

/** A page of the card gateway. */
export type CardSession = v.InferOutput<typeof cardSessionSchema>;

/** What a plan costs. */
export type PriceQuote = v.InferOutput<typeof quoteSchema>;

/** What a promotion code does to a plan's price. */
export type PromotionCheck = v.InferOutput<typeof promotionCheckSchema>;
