import { orderTypes, subscriptionStatuses } from "@gk/domain";
import * as v from "valibot";
import { paymentMethodSchema } from "./payment-method.ts";
import { planNameSchema } from "./plan.ts";
import { cents, count, day, id } from "./value.ts";

/**
 * A child's plan.
 * @source spec §3; decision 27
 */
export const subscriptionSchema = v.object({
  id,
  plan: planNameSchema,
  status: v.picklist(subscriptionStatuses),
  started_on: day,
  ends_on: day,
  /** Null without auto-renew. */
  next_bill_on: v.nullable(day),
  /** The next charge, null without auto-renew. A promotion code takes nothing off it. */
  charge_cents: v.nullable(cents),
  /** Addition: what it renews for at most once auto-renew is on, whether it is on now or not (decision 190). */
  renewal_cents: cents,
  auto_renew: v.boolean(),
  /** Whether auto-renew can be switched on and off: the plan has it and the purchase allows it. */
  supports_auto_renew: v.boolean(),
  order_type: v.picklist(orderTypes),
  payment_method: v.nullable(paymentMethodSchema),
  promotion_code: v.nullable(v.string()),
  max_caregivers: count,
  /** Addition: present while it is unknown whether the money of a renewal was taken (decision 61). */
  checking: v.optional(v.literal(true)),
});

/** A child's plan. */
export type Subscription = v.InferOutput<typeof subscriptionSchema>;
