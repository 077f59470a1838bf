import type { Stripe } from "stripe";
import type { GatewayCard, SessionState } from "../checkout/card-gateway.ts";

/** Has the card come with the session, instead of its id. */
export const withCard = { expand: ["payment_intent.payment_method", "setup_intent.payment_method"] };

/** Where a session stands. One that is complete and not paid waits for a bank, and is as good as open. */
export function stateOf(session: Stripe.Checkout.Session): SessionState {
  if (session.status === "expired") return { status: "canceled" };
  const method = methodOf(session);
  if (session.status !== "complete" || session.payment_status === "unpaid" || !method?.card) return { status: "open" };
  const { brand, last4, exp_month, exp_year, wallet } = method.card;
  return {
    status: "completed",
    card: {
      kind: kindOf(wallet?.type),
      brand,
      last4,
      expMonth: exp_month,
      expYear: exp_year,
      reference: method.id,
      customer: idOf(session.customer),
    },
  };
}

/** The id of what Stripe gives whole or by its id. */
export function idOf(thing: string | { readonly id: string } | null): string | null {
  return typeof thing === "string" ? thing : (thing?.id ?? null);
}

function methodOf({ payment_intent, setup_intent }: Stripe.Checkout.Session): Stripe.PaymentMethod | undefined {
  const intent = payment_intent ?? setup_intent;
  const method = typeof intent === "string" ? undefined : intent?.payment_method;
  return typeof method === "string" ? undefined : (method ?? undefined);
}

/** Apple Pay and Google Pay are wallets around a card (decision 43). */
function kindOf(wallet: string | undefined): GatewayCard["kind"] {
  return wallet === "apple_pay" || wallet === "google_pay" ? wallet : "card";
}
