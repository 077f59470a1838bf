import { Stripe } from "stripe";
import { refused } from "../http/refusal.ts";

/** What Stripe needs to know. */
export interface StripeKeys {
  readonly secretKey: string;
  /** Signs what Stripe tells of its own accord. */
  readonly webhookSecret: string;
  /** Where a peer stands in. @default Stripe's own address */
  readonly apiUrl?: string | undefined;
  /** How long one try may take: Stripe waits for the bank. @default 30,000 */
  readonly timeoutMs?: number | undefined;
}

/** The version whose answers are read here; a library for another one does not compile until it is looked at. */
const API_VERSION = "2026-10-28.endive";

/** A lost connection is tried once more, under the same key. */
const RETRIES = 1;

/** Stripe's own library, which telemetry stays out of. */
export function stripeClient({ secretKey, apiUrl, timeoutMs = 30_000 }: StripeKeys): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: RETRIES,
    telemetry: false,
    timeout: timeoutMs,
    ...(apiUrl && peerAt(new URL(apiUrl))),
  });
}

function peerAt({ protocol, hostname, port }: URL) {
  return { protocol: protocol === "http:" ? "http" : "https", host: hostname, port } as const;
}

/**
 * Waits for an answer of Stripe's.
 *
 * @errors whatever Stripe refuses, and its silence, is a payment that did not go through, which people may try again
 */
export async function answerOf<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw refused("transactionFailed", 503);
    throw error;
  }
}
