import * as v from "valibot";
import type { GatewayCard, SessionState } from "../checkout/card-gateway.ts";

const PaymentMethod = v.object({
  id: v.string(),
  card: v.object({
    brand: v.string(),
    last4: v.string(),
    exp_month: v.number(),
    exp_year: v.number(),
    wallet: v.nullish(v.object({ type: v.string() })),
  }),
});

const Intent = v.nullish(v.object({ id: v.string(), payment_method: v.nullish(PaymentMethod) }));

/** A Checkout session, as much of it as is read. */
export const StripeSession = v.object({
  id: v.string(),
  url: v.nullish(v.string()),
  status: v.picklist(["open", "complete", "expired"]),
  payment_status: v.picklist(["paid", "unpaid", "no_payment_required"]),
  customer: v.nullish(v.string()),
  payment_intent: Intent,
  setup_intent: Intent,
});

/** Has the card come with the session, instead of its id. */
export const withCard = {
  "expand[0]": "payment_intent.payment_method",
  "expand[1]": "setup_intent.payment_method",
} as const;

/** Where a session stands. One that is complete and not paid waits for a bank, and is as good as open. */
export function stateOf(session: v.InferOutput<typeof StripeSession>): SessionState {
  if (session.status === "expired") return { status: "canceled" };
  const method = (session.payment_intent ?? session.setup_intent)?.payment_method;
  if (session.status === "open" || session.payment_status === "unpaid" || !method) return { status: "open" };
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
      customer: session.customer ?? null,
    },
  };
}

/** Apple Pay and Google Pay are wallets around a card (decision 43). */
function kindOf(wallet: string | undefined): GatewayCard["kind"] {
  return wallet === "apple_pay" || wallet === "google_pay" ? wallet : "card";
}
