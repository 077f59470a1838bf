import type { Locale } from "@gk/domain";
import * as v from "valibot";
import type { CardGateway, SessionRequest } from "../checkout/card-gateway.ts";
import { refused } from "../http/refusal.ts";
import { readAnswer, type StripeAnswer, type StripeParameters, type StripeKeys, stripeApi } from "./stripe-api.ts";
import { StripeSession, stateOf, withCard } from "./stripe-session.ts";

/** Stripe ends no page sooner than this after it was opened, in seconds; the rest is for the way there. */
const PAGE_SECONDS = 30 * 60 + 30;

/** The languages of Stripe's pages. */
const stripeLocale = { "zh-HK": "zh-HK", "en-US": "en" } as const satisfies Record<Locale, string>;

/** Takes money from cards through Stripe: Checkout for cards that are given, payment intents for kept ones. */
export function stripeCards(keys: StripeKeys, clock: () => Date): CardGateway {
  const stripe = stripeApi(keys);
  const read = async (id: string) => readAnswer(StripeSession, await stripe.get(`checkout/sessions/${id}`, withCard));
  return {
    async openSession(request) {
      const endsAt = Math.ceil(clock().getTime() / 1000) + PAGE_SECONDS;
      const session = readAnswer(
        StripeSession,
        await stripe.post("checkout/sessions", { ...pageParameters(request), expires_at: endsAt }),
      );
      if (!session.url) throw refused("transactionFailed", 503);
      return { id: session.id, url: session.url };
    },
    async closeSession(id) {
      // One that was completed meanwhile cannot be ended; its money goes back once it is heard of.
      await stripe.post(`checkout/sessions/${id}/expire`, {});
    },
    findSession: async (id) => stateOf(await read(id)),
    async refundSession(id) {
      const { payment_intent: payment } = await read(id);
      if (payment) readAnswer(Refund, await stripe.post("refunds", { payment_intent: payment.id }, `refund-${id}`));
    },
    async charge({ card, amountCents, description, key }) {
      const parameters = {
        amount: amountCents,
        currency: "hkd",
        customer: card.customer ?? "",
        payment_method: card.reference ?? "",
        off_session: "true",
        confirm: "true",
        description,
      };
      return outcomeOf(await stripe.post("payment_intents", parameters, key));
    },
  };
}

const Refund = v.object({ id: v.string() });
const Payment = v.object({ status: v.literal("succeeded") });
const CardError = v.object({ error: v.object({ type: v.literal("card_error") }) });

/** Stripe answers 402 where the bank says no, or wants the holder to be there. */
function outcomeOf(answer: StripeAnswer): "paid" | "declined" {
  if (answer.httpStatus === 402 && v.is(CardError, answer.body)) return "declined";
  readAnswer(Payment, answer);
  return "paid";
}

function pageParameters({ process, locale, email, purchase, successUrl, cancelUrl }: SessionRequest): StripeParameters {
  const page = {
    client_reference_id: process,
    customer_email: email,
    customer_creation: "always",
    locale: stripeLocale[locale],
    success_url: successUrl,
    cancel_url: cancelUrl,
    "payment_method_types[0]": "card",
  };
  if (!purchase) return { ...page, mode: "setup" };
  return {
    ...page,
    mode: "payment",
    "line_items[0][quantity]": 1,
    "line_items[0][price_data][currency]": "hkd",
    "line_items[0][price_data][unit_amount]": purchase.amountCents,
    "line_items[0][price_data][product_data][name]": purchase.name,
    "payment_intent_data[description]": purchase.number,
    // So that the card can be charged again when the plan renews.
    "payment_intent_data[setup_future_usage]": "off_session",
  };
}
