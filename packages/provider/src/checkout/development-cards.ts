import { newSecret } from "../access/secret.ts";
import type { CardGateway } from "./card-gateway.ts";

/** Where the development checkout's pages are, beneath the site's own address. */
const checkoutPath = "/development/checkout";

/**
 * The card gateway of development. Its page settles a session itself, so asking for one says nothing new.
 *
 * A kept card ending in 0341 is declined whenever it is charged, as Stripe's own test card of that number is; every
 * other pays.
 */
export function developmentCards(origin: string): CardGateway {
  return {
    openSession() {
      const id = newSecret();
      return Promise.resolve({ id, url: `${origin}${checkoutPath}/${id}` });
    },
    closeSession: () => Promise.resolve(),
    findSession: () => Promise.resolve({ status: "open" }),
    refundSession: () => Promise.resolve(),
    charge: ({ card }) => Promise.resolve(card.last4 === declinedLaterLast4 ? "declined" : "paid"),
  };
}

/** The last digits of the test card that can be stored and is declined when it is charged. */
const declinedLaterLast4 = "0341";
