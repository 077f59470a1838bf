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
  /**
   * Goes wrong for the next requests, after having carried them out or before. A failure of Stripe's own is what it
   * repeats under the key, if it `isKept`.
   */
  fail(trouble: Trouble, when: { readonly times: number; readonly isDone?: boolean; readonly isKept?: boolean }): void;
  /** Like {@link fail}, for the next requests of one path. */
  failAt(path: string, trouble: Trouble, when: { readonly times: number; readonly isDone?: boolean }): void;
  /** Lets a day pass for what was asked under keys. */
  forget(): void;
  close(): void;
}

/** How long Stripe remembers what was asked under a key. */
const KEY_LIFE_MS = 24 * 60 * 60 * 1000;

/** The only secret key that the server knows. */
export const stripeSecretKey = "sk_test_gk";

/** Starts a server in Stripe's place. */
export async function startStripe(clock: () => Date): Promise<StripeServer> {
  const requests: StripeRequest[] = [];
  const { answer, ...ledger } = createLedger(clock);
  const kept = new Map<string, { request: string; answer: Answer; since: number }>();
  let trouble: { kind: Trouble; times: number; isDone: boolean; isKept: boolean; path?: string } | undefined;

  const keep = (request: StripeRequest, said: Answer): Answer => {
    if (request.key !== undefined) {
      kept.set(request.key, { request: textOf(request), answer: said, since: clock().getTime() });
    }
    return said;
  };

  /** What was asked under a key is carried out once, and answered alike for a day; the key is for that request alone. */
  const once = (request: StripeRequest): Answer => {
    if (request.key === undefined) return answer(request);
    const known = kept.get(request.key);
    const earlier = known && clock().getTime() - known.since < KEY_LIFE_MS ? known : undefined;
    if (earlier?.request === textOf(request)) return earlier.answer;
    if (earlier) return refusal(400, "idempotency_error", "Keys for idempotent requests can only be used alike.");
    return keep(request, answer(request));
  };

  const serve = async (message: IncomingMessage, response: ServerResponse) => {
    const request = await readRequest(message);
    requests.push(request);
    const refused = refuseForm(message);
    if (refused) return respond(response, refused);
    const going = trouble?.times && (trouble.path ?? request.path) === request.path ? trouble : undefined;
    if (!going) return respond(response, once(request));
    going.times -= 1;
    if (going.isDone) once(request);
    if (going.isKept) keep(request, failure);
    goWrong(going.kind, response);
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    ...ledger,
    fail(kind, { times, isDone = false, isKept = false }) {
      trouble = { kind, times, isDone, isKept };
    },
    failAt(path, kind, { times, isDone = false }) {
      trouble = { kind, times, isDone, isKept: false, path };
    },
    forget: () => kept.clear(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const textOf = ({ method, path, parameters }: StripeRequest) => `${method} ${path} ${JSON.stringify(parameters)}`;

/** A failure of Stripe's own. */
const failure = refusal(500, "api_error", "An unknown error occurred");

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
  if (trouble === "500") respond(response, failure);
  if (trouble === "html") response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Welcome to the Wi-Fi</h1>");
}

function respond(response: ServerResponse, { httpStatus, body }: Answer): void {
  response.writeHead(httpStatus, { "Content-Type": "application/json", "Request-Id": "req_1" });
  response.end(JSON.stringify(body));
}
