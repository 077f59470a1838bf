import type { Locale } from "@gk/domain";
import { Stripe } from "stripe";
import type { CardGateway, Charge, ChargeOutcome, SessionRequest } from "../checkout/card-gateway.ts";
import { refused } from "../http/refusal.ts";
import { answerOf, type StripeKeys, stripeClient } from "./client.ts";
import { stripeNews } from "./news.ts";
import { idOf, stateOf, withCard } from "./session.ts";

/** Stripe ends no page sooner than this after it was opened, in seconds; the rest is for the way there. */
const PAGE_SECONDS = 30 * 60 + 30;

/** The languages of Stripe's pages. */
const stripeLocale = { "zh-HK": "zh-HK", "en-US": "en" } as const satisfies Record<Locale, string>;

/** Takes money from cards through Stripe: Checkout for cards that are given, payment intents for kept ones. */
export function stripeCards(keys: StripeKeys, clock: () => Date): CardGateway {
  const stripe = stripeClient(keys);
  const { sessions } = stripe.checkout;
  return {
    async openSession(request) {
      const expires_at = Math.ceil(clock().getTime() / 1000) + PAGE_SECONDS;
      const { id, url } = await answerOf(sessions.create({ ...pageParameters(request), expires_at }));
      if (!url) throw refused("transactionFailed", 503);
      return { id, url };
    },
    async closeSession(id) {
      try {
        await sessions.expire(id);
      } catch (error) {
        // One that was completed meanwhile cannot be ended; its money goes back once it is heard of.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    },
    findSession: async (id) => stateOf(await answerOf(sessions.retrieve(id, withCard))),
    async refundSession(id) {
      const payment_intent = idOf((await answerOf(sessions.retrieve(id))).payment_intent);
      if (!payment_intent) return;
      await answerOf(stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund-${id}` }));
    },
    charge: (charge) => answerOf(outcomeOf(stripe, charge)),
    news: stripeNews(stripe, keys.webhookSecret, clock),
  };
}

/** The bank says no, or wants the holder, who is not there. Anything else that is no success may still become one. */
async function outcomeOf(stripe: Stripe, { card, amountCents, description, key }: Charge): Promise<ChargeOutcome> {
  const parameters = {
    amount: amountCents,
    currency: "hkd",
    customer: card.customer ?? "",
    payment_method: card.reference ?? "",
    off_session: true,
    confirm: true,
    description,
  };
  try {
    const { status } = await stripe.paymentIntents.create(parameters, { idempotencyKey: key });
    if (status === "succeeded") return "paid";
    if (status === "requires_action" || status === "requires_payment_method") return "declined";
    throw refused("transactionFailed", 503);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return "declined";
    throw error;
  }
}

function pageParameters({
  process,
  locale,
  email,
  purchase,
  successUrl,
  cancelUrl,
}: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const page = {
    client_reference_id: process,
    customer_email: email,
    customer_creation: "always",
    locale: stripeLocale[locale],
    success_url: successUrl,
    cancel_url: cancelUrl,
    allowed_payment_method_types: ["card"],
  } satisfies Stripe.Checkout.SessionCreateParams;
  if (!purchase) return { ...page, mode: "setup" };
  const { amountCents, name, number } = purchase;
  return {
    ...page,
    mode: "payment",
    line_items: [{ quantity: 1, price_data: { currency: "hkd", unit_amount: amountCents, product_data: { name } } }],
    // The second is so that the card can be charged again when the plan renews.
    payment_intent_data: { description: number, setup_future_usage: "off_session" },
  };
}
