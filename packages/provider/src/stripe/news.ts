import type { Stripe } from "stripe";
import type { GatewayNews, NewsOfGateway } from "../checkout/card-gateway.ts";

/** What Stripe posts to the webhook: events, each signed with the webhook's secret a moment ago. */
export function stripeNews({ webhooks }: Stripe, secret: string, clock: () => Date): NewsOfGateway {
  return {
    path: "/stripe/webhook",
    async read(body, headers) {
      const signature = headers.get("Stripe-Signature") ?? "";
      try {
        const tolerance = webhooks.DEFAULT_TOLERANCE;
        const now = clock().getTime();
        return newsOf(await webhooks.constructEventAsync(body, signature, secret, tolerance, undefined, now));
      } catch {
        return "unreadable";
      }
    },
  };
}

/** Stripe tells every listener of everything; only pages are listened for, and charges of kept cards, which have our key. */
function newsOf(event: Stripe.Event): GatewayNews | undefined {
  switch (event.type) {
    case "checkout.session.expired":
      return { session: event.data.object.id, status: "canceled" };
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
      return { session: event.data.object.id, status: "changed" };
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed":
    case "payment_intent.canceled": {
      const { key } = event.data.object.metadata;
      return key ? { charge: key } : undefined;
    }
    default:
      return undefined;
  }
}
