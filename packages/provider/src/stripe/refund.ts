import { Stripe } from "stripe";
import type { GatewayPayment } from "../checkout/card-gateway.ts";
import { findIntent } from "./charges.ts";
import { idOf } from "./session.ts";

/** Gives the money of a payment back. It is all of it, so that a second time is refused even after the key is forgotten. */
export async function refund(stripe: Stripe, payment: GatewayPayment): Promise<"refunded" | "unknown"> {
  try {
    const payment_intent = await intentOf(stripe, payment);
    if (!payment_intent) return "unknown";
    const { status } = await stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund-${payment.id}` });
    return status === "failed" || status === "canceled" ? "unknown" : "refunded";
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return error.code === "charge_already_refunded" ? "refunded" : "unknown";
  }
}

async function intentOf(stripe: Stripe, { kind, id, customer }: GatewayPayment): Promise<string | null> {
  if (kind === "page") return idOf((await stripe.checkout.sessions.retrieve(id)).payment_intent);
  return customer === null ? null : ((await findIntent(stripe, customer, id))?.id ?? null);
}
