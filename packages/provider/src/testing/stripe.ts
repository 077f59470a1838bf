import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo } from "node:net";

/** A request that Stripe got. */
export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly key: string | undefined;
  readonly authorization: string | undefined;
}

/** A server that speaks as much of Stripe's protocol as the provider uses. */
export interface StripeServer {
  readonly url: string;
  readonly requests: StripeRequest[];
  /** Has the person pay on a page, or store a card there. */
  pay(session: string): void;
  /** Has the bank decline charges of kept cards. */
  decline(isDeclined: boolean): void;
  close(): void;
}

const card = { brand: "visa", last4: "4242", exp_month: 8, exp_year: 2030, wallet: { type: "apple_pay" } };

/** Starts a server in Stripe's place. */
export async function startStripe(): Promise<StripeServer> {
  const requests: StripeRequest[] = [];
  const paid = new Set<string>();
  const setups = new Set<string>();
  let isDeclining = false;
  let pages = 0;

  const sessionOf = (id: string) => {
    const isPaid = paid.has(id);
    const intent = isPaid ? { id: `pi_${id}`, payment_method: { id: `pm_${id}`, card } } : null;
    const isSetup = setups.has(id);
    return {
      id,
      url: isPaid ? null : `https://checkout.stripe.example/${id}`,
      status: isPaid ? "complete" : "open",
      payment_status: isSetup ? "no_payment_required" : isPaid ? "paid" : "unpaid",
      customer: isPaid ? "cus_1" : null,
      payment_intent: isSetup ? null : intent,
      setup_intent: isSetup ? intent : null,
    };
  };

  const answer = ({ method, path, parameters }: StripeRequest): [number, unknown] => {
    const [, id] = /^checkout\/sessions\/(\w+)$/.exec(path) ?? [];
    if (method === "GET" && id) return [200, sessionOf(id)];
    if (path === "checkout/sessions") {
      pages += 1;
      const made = `cs_${pages}`;
      if (parameters["mode"] === "setup") setups.add(made);
      return [200, sessionOf(made)];
    }
    if (path === "refunds") return [200, { id: "re_1" }];
    if (path !== "payment_intents") return [200, {}];
    return isDeclining
      ? [402, { error: { type: "card_error", code: "card_declined" } }]
      : [200, { status: "succeeded" }];
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const read = await readRequest(request);
    requests.push(read);
    const [httpStatus, body] = answer(read);
    respond(response, httpStatus, body);
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    pay: (session) => paid.add(session),
    decline: (isDeclined) => {
      isDeclining = isDeclined;
    },
    close: () => server.close(),
  };
}

async function readRequest(request: IncomingMessage): Promise<StripeRequest> {
  const url = new URL(request.url ?? "", "http://stripe.test");
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return {
    method: request.method ?? "",
    path: url.pathname.replace("/v1/", ""),
    parameters: Object.fromEntries(new URLSearchParams(body || url.search)),
    key: request.headers["idempotency-key"]?.toString(),
    authorization: request.headers.authorization,
  };
}

function respond(response: ServerResponse, httpStatus: number, body: unknown): void {
  response.writeHead(httpStatus, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}
