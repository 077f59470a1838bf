import { Stripe } from "stripe";
import type { GatewayPayment } from "../checkout/card-gateway.ts";
import { findIntent } from "./charges.ts";
import { idOf } from "./session.ts";

/**
 * Gives the money of a payment back. It is all of it, so that a second time is refused even after the key is forgotten. Until
 * the bank has taken it, it is not back: it can fail.
 */
export async function refund(stripe: Stripe, payment: GatewayPayment): Promise<"refunded" | "unknown"> {
  try {
    const payment_intent = await intentOf(stripe, payment);
    if (!payment_intent) return "unknown";
    return (await isBack(stripe, payment.id, payment_intent)) ? "refunded" : "unknown";
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return "unknown";
    throw error;
  }
}

async function isBack(stripe: Stripe, key: string, payment_intent: string): Promise<boolean> {
  try {
    const { id, status } = await stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund-${key}` });
    // Under the key it repeats what it said at first.
    return status === "succeeded" || (await stripe.refunds.retrieve(id)).status === "succeeded";
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== "charge_already_refunded") throw error;
    const { data } = await stripe.refunds.list({ payment_intent });
    return !data.some(({ status }) => status === "pending" || status === "requires_action");
  }
}

async function intentOf(stripe: Stripe, { kind, id, customer }: GatewayPayment): Promise<string | null> {
  if (kind === "page") return idOf((await stripe.checkout.sessions.retrieve(id)).payment_intent);
  return customer === null ? null : ((await findIntent(stripe, customer, id))?.id ?? null);
}
