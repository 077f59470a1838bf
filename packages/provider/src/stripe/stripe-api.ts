import * as v from "valibot";
import { refused } from "../http/refusal.ts";

/** What Stripe needs to know. */
export interface StripeKeys {
  readonly secretKey: string;
  /** Signs what Stripe tells of its own accord. */
  readonly webhookSecret: string;
  /** @default Stripe's own address */
  readonly apiUrl?: string | undefined;
}

/** Parameters as Stripe takes them: nested names in brackets. */
export type StripeParameters = Readonly<Record<string, string | number>>;

/** An answer of Stripe, with its HTTP status. */
export interface StripeAnswer {
  readonly httpStatus: number;
  readonly body: unknown;
}

/** Asks Stripe something. */
export interface StripeApi {
  get(path: string, parameters?: StripeParameters): Promise<StripeAnswer>;
  /** A request with the same key is carried out once, and answered alike each time. */
  post(path: string, parameters: StripeParameters, key?: string): Promise<StripeAnswer>;
}

/** Stripe's own address. */
const API_URL = "https://api.stripe.com";

/** How long Stripe may take, in milliseconds: it waits for the bank. */
const TIMEOUT_MS = 30_000;

/** Speaks Stripe's REST protocol. */
export function stripeApi({ secretKey, apiUrl = API_URL }: StripeKeys): StripeApi {
  const ask = async (path: string, init: { method: string; body?: URLSearchParams; key?: string | undefined }) => {
    const answer = await fetch(`${apiUrl}/v1/${path}`, {
      method: init.method,
      headers: { Authorization: `Bearer ${secretKey}`, ...(init.key ? { "Idempotency-Key": init.key } : {}) },
      body: init.body ?? null,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { httpStatus: answer.status, body: (await answer.json()) as unknown };
  };
  return {
    get: (path, parameters = {}) => ask(`${path}?${encode(parameters).toString()}`, { method: "GET" }),
    post: (path, parameters, key) => ask(path, { method: "POST", body: encode(parameters), key }),
  };
}

const encode = (parameters: StripeParameters) =>
  new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));

/**
 * Reads an answer that should be a success.
 *
 * @errors anything else is a payment that did not go through, which people may try again
 */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  { httpStatus, body }: StripeAnswer,
): v.InferOutput<Schema> {
  const result = httpStatus === 200 ? v.safeParse(schema, body) : undefined;
  if (!result?.success) throw refused("transactionFailed", 503);
  return result.output;
}
