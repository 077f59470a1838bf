import type { Locale } from "@gk/domain";
import type { Logger } from "pino";
import { Stripe } from "stripe";
import type { CardGateway, SessionRequest } from "../checkout/card-gateway.ts";
import { refused } from "../http/refusal.ts";
import { endCharge, lookUpCharge, makeCharge } from "./charges.ts";
import { answerOf, type StripeKeys, stripeClient } from "./client.ts";
import { forgetCard } from "./forget.ts";
import { stripeNews } from "./news.ts";
import { refund } from "./refund.ts";
import { stateOf, withCard } from "./session.ts";

/** Stripe ends no page sooner than this after it was opened, in seconds; the rest is for the way there. */
const PAGE_SECONDS = 30 * 60 + 30;

/** The languages of Stripe's pages. */
const stripeLocale = { "zh-HK": "zh-HK", "en-US": "en" } as const satisfies Record<Locale, string>;

/** Takes money from cards through Stripe: Checkout for cards that are given, payment intents for kept ones. */
export function stripeCards(keys: StripeKeys, clock: () => Date, log: Logger): CardGateway {
  const stripe = stripeClient(keys);
  const { sessions } = stripe.checkout;
  const findSession = async (id: string) => stateOf(await answerOf(sessions.retrieve(id, withCard)));
  return {
    async openSession(request) {
      const expires_at = Math.ceil(clock().getTime() / 1000) + PAGE_SECONDS;
      const { id, url } = await answerOf(sessions.create({ ...pageParameters(request), expires_at }));
      if (!url) throw refused("transactionFailed", 503);
      return { id, url };
    },
    async closeSession(id) {
      try {
        return stateOf(await sessions.expire(id));
      } catch (error) {
        // Only an open one can be ended.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return findSession(id);
        return answerOf(Promise.reject(error));
      }
    },
    findSession,
    refund: (payment) => refund(stripe, payment),
    charge: (charge) => makeCharge(stripe, log, charge),
    cancelCharge: (charge) => endCharge(stripe, log, charge),
    findCharge: (charge) => lookUpCharge(stripe, log, charge),
    forget: (reference) => forgetCard(stripe, reference),
    news: stripeNews(stripe, keys.webhookSecret, clock),
  };
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
