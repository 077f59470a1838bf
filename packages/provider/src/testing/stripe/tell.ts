import { createHmac } from "node:crypto";
import type { TestProvider } from "../provider.ts";

/** The secret that the webhook of tests has. */
export const stripeWebhookSecret = "whsec_test";

/** Tells a provider that a page is complete, as Stripe does. @returns the status of what it answers */
export async function tellCompleted(gk: TestProvider, page: string): Promise<number> {
  const type = "checkout.session.completed";
  const body = JSON.stringify({ id: "evt_1", object: "event", type, data: { object: { id: page } } });
  const at = Math.floor(gk.now().getTime() / 1000);
  const signature = createHmac("sha256", stripeWebhookSecret).update(`${at}.${body}`).digest("hex");
  const headers = { "Stripe-Signature": `t=${at},v1=${signature}` };
  return (await gk.fetch("/web/stripe/webhook", { method: "POST", body, headers })).status;
}
