import { unknownParameter } from "./parameters.ts";
import type { StripeRequest } from "./request.ts";

/** An answer of Stripe. */
export interface Answer {
  readonly httpStatus: number;
  readonly body: object;
}

/** What a bank says of a charge while its holder is away. */
export type BankAnswer = "yes" | "no" | "only with the holder" | "holder asked" | "later";

/** What Stripe writes down, and what it answers from that. */
export interface Ledger {
  readonly answer: (request: StripeRequest) => Answer;
  /** Has the person pay on a page, or store a card there. Where the bank says so later, the money is not there yet. */
  readonly pay: (session: string, bank?: "at once" | "later") => void;
  /** What the bank says of charges of kept cards from now on. */
  readonly bank: (says: BankAnswer) => void;
  /** How many charges of kept cards went through. */
  readonly charges: () => number;
}

interface Page {
  readonly isSetup: boolean;
  status: "open" | "complete" | "expired";
  isPaid: boolean;
  isRefunded: boolean;
}

const card = { brand: "visa", last4: "4242", exp_month: 8, exp_year: 2030, wallet: { type: "apple_pay" } };

/** A page lives between half an hour and a day, in seconds. */
const pageLife = { min: 30 * 60, max: 24 * 60 * 60 };

/** Stripe takes no less than HK$4.00 (T104). */
const MIN_CENTS = 400;

/** A refusal as Stripe words it. */
export const refusal = (httpStatus: number, type: string, message: string, more: object = {}): Answer => ({
  httpStatus,
  body: { error: { type, message, ...more } },
});

const badRequest = (code: string, message = code) => refusal(400, "invalid_request_error", message, { code });
const missing = (what: string) =>
  refusal(404, "invalid_request_error", `No such ${what}`, { code: "resource_missing" });
const success = (body: object): Answer => ({ httpStatus: 200, body });

/** An empty ledger. */
export function createLedger(clock: () => Date): Ledger {
  const pages = new Map<string, Page>();
  let bank: BankAnswer = "yes";
  let charges = 0;

  const open = (parameters: StripeRequest["parameters"]): Answer => {
    const isSetup = parameters["mode"] === "setup";
    if (!parameters["mode"] || !parameters["success_url"]) return badRequest("parameter_missing");
    const cents = Number(parameters["line_items[0][price_data][unit_amount]"]);
    if (!isSetup && !Number.isInteger(cents)) return badRequest("parameter_missing", "line_items");
    if (cents < MIN_CENTS) return badRequest("amount_too_small");
    const life = Number(parameters["expires_at"]) - clock().getTime() / 1000;
    if (!(life >= pageLife.min && life <= pageLife.max)) return badRequest("parameter_invalid", "expires_at");
    const id = `cs_${pages.size + 1}`;
    const page: Page = { isSetup, status: "open", isPaid: false, isRefunded: false };
    pages.set(id, page);
    return success(session(id, page, []));
  };

  const expire = (id: string): Answer => {
    const page = pages.get(id);
    if (!page) return missing("checkout.session");
    if (page.status !== "open") return badRequest("resource_invalid", "Only open sessions can be expired.");
    page.status = "expired";
    return success(session(id, page, []));
  };

  const find = (id: string, parameters: StripeRequest["parameters"]): Answer => {
    const page = pages.get(id);
    return page ? success(session(id, page, Object.values(parameters))) : missing("checkout.session");
  };

  const refund = (parameters: StripeRequest["parameters"]): Answer => {
    const page = pages.get(parameters["payment_intent"]?.replace("pi_", "") ?? "");
    if (page?.status !== "complete") return missing("payment_intent");
    if (page.isRefunded) return badRequest("charge_already_refunded");
    page.isRefunded = true;
    return success({ id: "re_1", object: "refund", status: "succeeded" });
  };

  const charge = (parameters: StripeRequest["parameters"]): Answer => {
    const needed = ["amount", "currency", "customer", "payment_method"];
    if (needed.some((name) => !parameters[name])) return badRequest("parameter_missing");
    if (parameters["off_session"] !== "true" || parameters["confirm"] !== "true") {
      return badRequest("parameter_invalid", "Kept cards are charged at once, while the holder is away.");
    }
    const answer = askBank(bank);
    if (bank === "yes") charges += 1;
    return answer;
  };

  const answer = ({ method, path, parameters }: StripeRequest): Answer => {
    const unknown = unknownParameter(method, path, Object.keys(parameters));
    if (unknown) return badRequest("parameter_unknown", `Received unknown parameter: ${unknown}`);
    const [, id, action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    if (method === "GET" && id && !action) return find(id, parameters);
    if (method === "POST" && id && action) return expire(id);
    switch (`${method} ${path}`) {
      case "POST /v1/checkout/sessions":
        return open(parameters);
      case "POST /v1/refunds":
        return refund(parameters);
      case "POST /v1/payment_intents":
        return charge(parameters);
      default:
        return refusal(404, "invalid_request_error", `Unrecognized request URL (${method}: ${path})`);
    }
  };

  return {
    answer,
    pay(id, when = "at once") {
      const page = pages.get(id);
      if (page) Object.assign(page, { status: "complete", isPaid: when === "at once" });
    },
    bank(says) {
      bank = says;
    },
    charges: () => charges,
  };
}

/** A session as it is told: what is not asked to be expanded is told by its id. */
function session(id: string, { isSetup, status, isPaid }: Page, expand: readonly string[]): object {
  const isComplete = status === "complete";
  const intent = (name: string, prefix: string) => {
    if (!expand.includes(`${name}.payment_method`)) return `${prefix}_${id}`;
    return { id: `${prefix}_${id}`, object: name, payment_method: { id: `pm_${id}`, type: "card", card } };
  };
  return {
    id,
    object: "checkout.session",
    mode: isSetup ? "setup" : "payment",
    url: status === "open" ? `https://checkout.stripe.example/${id}` : null,
    status,
    payment_status: isSetup ? "no_payment_required" : isPaid ? "paid" : "unpaid",
    customer: isComplete ? "cus_1" : null,
    payment_intent: isComplete && !isSetup ? intent("payment_intent", "pi") : null,
    setup_intent: isComplete && isSetup ? intent("setup_intent", "seti") : null,
  };
}

const keptIntent = (status: string) => ({ id: "pi_kept", object: "payment_intent", status });

const declined = (code: string, decline_code: string) =>
  refusal(402, "card_error", "The bank says no.", {
    code,
    decline_code,
    payment_intent: keptIntent("requires_payment_method"),
  });

function askBank(bank: BankAnswer): Answer {
  switch (bank) {
    case "yes":
      return success(keptIntent("succeeded"));
    case "later":
      return success(keptIntent("processing"));
    case "holder asked":
      return success(keptIntent("requires_action"));
    case "only with the holder":
      return declined("authentication_required", "authentication_required");
    case "no":
      return declined("card_declined", "insufficient_funds");
    default:
      return bank satisfies never;
  }
}
