import type { IncomingMessage } from "node:http";

/** A request that Stripe got. */
export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  /** Under the names that it was sent with, nested ones in brackets. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly key: string | undefined;
  readonly version: string | undefined;
}

/** Reads a request with its form. */
export async function readRequest(message: IncomingMessage): Promise<StripeRequest> {
  const url = new URL(message.url ?? "", "http://stripe.test");
  let body = "";
  for await (const chunk of message) body += String(chunk);
  return {
    method: message.method ?? "",
    path: url.pathname,
    parameters: Object.fromEntries(new URLSearchParams(message.method === "POST" ? body : url.search)),
    key: message.headers["idempotency-key"]?.toString(),
    version: message.headers["stripe-version"]?.toString(),
  };
}
