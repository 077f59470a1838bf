import { orderTypes } from "@gk/domain";
import * as v from "valibot";
import { id } from "./value.ts";

/**
 * A kept way to pay. Cards have a last month of validity, through its end (T107).
 * @source spec §3
 */
export const paymentMethodSchema = v.object({
  id,
  type: v.picklist(orderTypes),
  kind: v.picklist(["card", "apple_pay", "google_pay", "tapngo"]),
  brand: v.nullable(v.string()),
  last4: v.nullable(v.string()),
  exp_month: v.nullable(v.number()),
  exp_year: v.nullable(v.number()),
  is_default: v.boolean(),
});

/** A kept way to pay. */
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>;
