import type { Client } from "@gk/web";
import type { Failure } from "../forms/issues.ts";

/** What came of a payment: where the browser goes to pay, another site's page; a form to post; steps to follow here; or nothing more to do. */
type Payment = { ok: true; body: { cardPage?: string; hasForm?: true; hasSteps?: true } };

/** Nothing more is to be paid on a card page. */
export const settled: Payment = { ok: true, body: {} };

/** The payment has steps of its own, which the page of the purchase shows (decision 37). */
export const followed: Payment = { ok: true, body: { hasSteps: true } };

/**
 * The browser goes to the gateway's page, or the bank's, to pay.
 * @errors throws where an answer lacks the address: without it the payment would seem settled
 */
export function leadTo(cardPage: string): Payment {
  if (typeof cardPage !== "string") throw new TypeError("There is no address.");
  return { ok: true, body: { cardPage } };
}

/** The payment begins with a form of its own, which the page of the purchase shows with its order (T96). */
export const posted: Payment = { ok: true, body: { hasForm: true } };

/** Opens the gateway's card page for a child's pending order (decision 32). */
export async function openCardPage(client: Client, childId: number): Promise<Payment | Failure> {
  const session = await client.startCardSession({ query: { "child-id": childId } });
  return session.ok ? leadTo(session.body.data.url) : session;
}
