import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, createLedger, type Ledger, refusal } from "./ledger.ts";
import { readRequest, type StripeRequest } from "./request.ts";

/** What can be wrong with a service: it breaks, its proxy speaks in its place, it says nothing, it hangs up. */
export type Trouble = "500" | "html" | "silence" | "hangup";

/**
 * A server that speaks as much of Stripe's published protocol as the provider uses, written from its API reference. It
 * is strict where Stripe is: about the secret key, the encoding, unknown parameters, and idempotency keys.
 */
export interface StripeServer extends Omit<Ledger, "answer"> {
  readonly url: string;
  readonly requests: StripeRequest[];
  /** Goes wrong for the next requests, after having carried them out or before. */
  fail(trouble: Trouble, when: { readonly times: number; readonly isDone?: boolean }): void;
  close(): void;
}

/** The only secret key that the server knows. */
export const stripeSecretKey = "sk_test_gk";

/** Starts a server in Stripe's place. */
export async function startStripe(clock: () => Date): Promise<StripeServer> {
  const requests: StripeRequest[] = [];
  const { answer, ...ledger } = createLedger(clock);
  const kept = new Map<string, { request: string; answer: Answer }>();
  let trouble: { kind: Trouble; times: number; isDone: boolean } | undefined;

  /** What was asked under a key is carried out once, and answered alike for a day; the key is for that request alone. */
  const once = (request: StripeRequest): Answer => {
    if (request.key === undefined) return answer(request);
    const text = `${request.method} ${request.path} ${JSON.stringify(request.parameters)}`;
    const earlier = kept.get(request.key);
    if (earlier?.request === text) return earlier.answer;
    if (earlier) return refusal(400, "idempotency_error", "Keys for idempotent requests can only be used alike.");
    const first = answer(request);
    kept.set(request.key, { request: text, answer: first });
    return first;
  };

  const serve = async (message: IncomingMessage, response: ServerResponse) => {
    const request = await readRequest(message);
    requests.push(request);
    const refused = refuseForm(message);
    if (refused) return respond(response, refused);
    const going = trouble?.times ? trouble : undefined;
    if (!going) return respond(response, once(request));
    going.times -= 1;
    if (going.isDone) once(request);
    goWrong(going.kind, response);
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    ...ledger,
    fail(kind, { times, isDone = false }) {
      trouble = { kind, times, isDone };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** What is wrong with the way in which something is asked, before what is asked is looked at. */
function refuseForm({ headers, method }: IncomingMessage): Answer | undefined {
  if (headers.authorization !== `Bearer ${stripeSecretKey}`) {
    return refusal(401, "invalid_request_error", "Invalid API Key provided");
  }
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  if (method === "POST" && !isForm) return refusal(400, "invalid_request_error", "Bodies are forms.");
  return undefined;
}

function goWrong(trouble: Trouble, response: ServerResponse): void {
  if (trouble === "hangup") response.destroy();
  if (trouble === "500") respond(response, refusal(500, "api_error", "An unknown error occurred"));
  if (trouble === "html") response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Welcome to the Wi-Fi</h1>");
}

function respond(response: ServerResponse, { httpStatus, body }: Answer): void {
  response.writeHead(httpStatus, { "Content-Type": "application/json", "Request-Id": "req_1" });
  response.end(JSON.stringify(body));
}
