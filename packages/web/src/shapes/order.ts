import { orderTypes, paymentStatuses } from "@gk/domain";
import * as v from "valibot";
import { calledChild } from "./called-child.ts";
import { planNameSchema } from "./plan.ts";
import { cents, day, id, moment } from "./value.ts";

/**
 * The six hidden fields of the form that starts a Tap&Go payment. The provider signs them; nobody else builds them.
 * @source spec §7; T96
 */
export const tapAndGoFieldsSchema = v.object({
  appId: v.string(),
  merTradeNo: v.string(),
  paymentType: v.string(),
  transactionType: v.string(),
  payload: v.string(),
  sign: v.string(),
});

/**
 * What the payer of a pending order does next: open the card page (`GET /stripe-session`), submit the Tap&Go form, pay
 * in the Octopus app, confirm the charge of a kept card on their bank's page (addition), or finish the purchase in the
 * store where it began.
 * @source decisions 32, 37, 43 and 105
 */
export const nextStepSchema = v.variant("kind", [
  v.object({ kind: v.literal("card") }),
  v.object({ kind: v.literal("tapngo"), fields: tapAndGoFieldsSchema }),
  /** `process` is the attempt (addition), by which its payment's state is asked for (decision 28). */
  v.object({
    kind: v.literal("octopus"),
    payment_url: v.pipe(v.string(), v.url()),
    process: v.pipe(v.string(), v.uuid()),
  }),
  v.object({ kind: v.literal("confirmation"), url: v.pipe(v.string(), v.url()) }),
  v.object({ kind: v.literal("store") }),
]);

/**
 * A purchase.
 * @source spec §3; decision 30
 */
export const orderSchema = v.object({
  id,
  number: v.string(),
  type: v.picklist(orderTypes),
  payment_status: v.picklist(paymentStatuses),
  child: v.object(calledChild),
  plan: planNameSchema,
  price_cents: cents,
  discount_cents: cents,
  /** What is charged: never below the minimum charge, so it may exceed price less discount. */
  amount_cents: cents,
  promotion_code: v.nullable(v.string()),
  /**
   * The card that was charged, as the receipt names it; null where none was. An addition: decision 98. The wallet that it
   * lies in, where it was paid by one: decision 109.
   */
  card: v.nullable(
    v.object({
      brand: v.nullable(v.string()),
      last4: v.string(),
      wallet: v.optional(v.picklist(["apple_pay", "google_pay"])),
    }),
  ),
  created_at: moment,
  paid_at: v.nullable(moment),
  /** The days of the plan that the order opened; null until it did. */
  starts_on: v.nullable(day),
  ends_on: v.nullable(day),
  /** When a pending order is canceled by itself; null once it is not pending. */
  pay_by: v.nullable(moment),
  next_step: v.nullable(nextStepSchema),
  /**
   * Addition: present while it is unknown whether the money was taken, and the gateway is being asked (decision 61); also
   * while the payer is to confirm the charge.
   */
  checking: v.optional(v.literal(true)),
});

/** What the payer of a pending order does next. */
export type NextStep = v.InferOutput<typeof nextStepSchema>;

/** The six hidden fields of the form that starts a Tap&Go payment. */
export type TapAndGoFields = v.InferOutput<typeof tapAndGoFieldsSchema>;

/** A purchase. */
export type Order = v.InferOutput<typeof orderSchema>;
