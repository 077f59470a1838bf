import { unknownParameter } from "./parameters.ts";
import type { StripeRequest } from "./request.ts";

/** An answer of Stripe. */
export interface Answer {
  readonly httpStatus: number;
  readonly body: object;
}

/** What a bank says of a charge. "only with the holder" asks them on a page of its own where they are there. */
type BankAnswer = "yes" | "no" | "only with the holder" | "holder asked" | "later";

/** What Stripe writes down, and what it answers from that. */
export interface Ledger {
  readonly answer: (request: StripeRequest) => Answer;
  /** Has the person pay on a page, or store a card there. Where the bank says so later, the money is not there yet. */
  readonly pay: (session: string, bank?: "at once" | "later") => void;
  /** Makes another page as the first one is now. */
  readonly copy: (session: string, to: string) => void;
  /** What the bank says of charges of kept cards from now on. */
  readonly bank: (says: BankAnswer) => void;
  /** The holder of a card confirms the charges that wait for them, or does not. */
  readonly holder: (says: "yes" | "no") => void;
  /** What the bank says in the end of charges of which it said nothing yet. */
  readonly decide: (says: "yes" | "no") => void;
  /** How many charges of kept cards went through. */
  readonly charges: () => number;
  /** How many payments were given back. */
  readonly refunds: () => number;
  /** Whether banks take refunds at once from now on, or say so later. */
  readonly refundsCome: (when: "at once" | "later") => void;
  /** What the banks say in the end of refunds of which they said nothing yet. */
  readonly settleRefunds: (says: "yes" | "no") => void;
}

/** Money on its way back. */
interface Refund {
  readonly id: string;
  readonly object: "refund";
  readonly payment_intent: string;
  status: "succeeded" | "pending" | "failed";
}

interface Page {
  readonly isSetup: boolean;
  status: "open" | "complete" | "expired";
  isPaid: boolean;
  isRefunded: boolean;
}

/** A charge of a kept card. */
interface Intent {
  readonly id: string;
  readonly object: "payment_intent";
  readonly customer: string;
  readonly metadata: { readonly key?: string | undefined };
  isRefunded: boolean;
  status: "succeeded" | "processing" | "requires_action" | "requires_payment_method" | "canceled";
  next_action: { readonly type: "redirect_to_url"; readonly redirect_to_url: object } | null;
  last_payment_error: { readonly code: string } | null;
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
  const refunds: Refund[] = [];
  let refundsComeLater = false;
  const intents: Intent[] = [];
  const detached = new Set<string>();

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

  const paidBy = (intent: string): { isRefunded: boolean } | undefined => {
    const page = pages.get(intent.replace("pi_", ""));
    if (page?.status === "complete") return page;
    return intents.find(({ id, status }) => id === intent && status === "succeeded");
  };

  const refund = ({ payment_intent = "" }: StripeRequest["parameters"]): Answer => {
    const paid = paidBy(payment_intent);
    if (!paid) return missing("payment_intent");
    if (paid.isRefunded) return badRequest("charge_already_refunded");
    paid.isRefunded = true;
    const status = refundsComeLater ? "pending" : "succeeded";
    const given: Refund = { id: `re_${refunds.length + 1}`, object: "refund", payment_intent, status };
    refunds.unshift(given);
    return success({ ...given });
  };

  const findRefund = (id: string): Answer => {
    const given = refunds.find((known) => known.id === id);
    return given ? success({ ...given }) : missing("refund");
  };

  const listRefunds = ({ payment_intent }: StripeRequest["parameters"]): Answer => {
    const data = refunds.filter((given) => given.payment_intent === payment_intent);
    return success({ object: "list", url: "/v1/refunds", data, has_more: false });
  };

  const charge = (parameters: StripeRequest["parameters"]): Answer => {
    const needed = ["amount", "currency", "customer", "payment_method"];
    if (needed.some((name) => !parameters[name])) return badRequest("parameter_missing");
    const isAway = parameters["off_session"] === "true";
    if (parameters["confirm"] !== "true" || isAway === Boolean(parameters["return_url"])) {
      return badRequest("parameter_invalid", "Kept cards are charged at once: a holder who is there comes back.");
    }
    if (detached.has(parameters["payment_method"] ?? "")) return badRequest("resource_missing");
    const id = `pi_kept_${intents.length + 1}`;
    const asksHolder = bank === "only with the holder" && !isAway;
    const intent: Intent = {
      id,
      object: "payment_intent",
      customer: parameters["customer"] ?? "",
      metadata: { key: parameters["metadata[key]"] },
      isRefunded: false,
      status: asksHolder ? "requires_action" : statusSaid[bank],
      next_action: asksHolder
        ? {
            type: "redirect_to_url",
            redirect_to_url: { url: `https://hooks.stripe.example/${id}`, return_url: parameters["return_url"] },
          }
        : null,
      last_payment_error: bank === "only with the holder" && isAway ? { code: "authentication_required" } : null,
    };
    intents.unshift(intent);
    if (bank === "no") return declined("card_declined", "insufficient_funds", intent);
    if (bank === "only with the holder" && isAway)
      return declined("authentication_required", "authentication_required", intent);
    return success({ ...intent });
  };

  const findCharge = (id: string): Answer => {
    const intent = intents.find((known) => known.id === id);
    return intent ? success(intent) : missing("payment_intent");
  };

  const cancelable = new Set<Intent["status"]>(["requires_action", "requires_payment_method"]);

  const cancel = (id: string): Answer => {
    const intent = intents.find((known) => known.id === id);
    if (!intent) return missing("payment_intent");
    if (!cancelable.has(intent.status)) {
      return badRequest("payment_intent_unexpected_state", `You cannot cancel this PaymentIntent: ${intent.status}.`);
    }
    Object.assign(intent, { status: "canceled", next_action: null });
    return success({ ...intent });
  };

  /** The newest come first, a page at a time. */
  const listCharges = ({ customer, limit = "10", starting_after }: StripeRequest["parameters"]): Answer => {
    const own = intents.filter((intent) => intent.customer === customer);
    const from = own.findIndex(({ id }) => id === starting_after) + 1;
    const data = own.slice(from, from + Number(limit));
    return success({ object: "list", url: "/v1/payment_intents", data, has_more: from + data.length < own.length });
  };

  const detach = (method: string): Answer => {
    if (detached.has(method))
      return badRequest("resource_missing", "The payment method is not attached to a customer.");
    detached.add(method);
    return success({ id: method, object: "payment_method", customer: null });
  };

  const answer = ({ method, path, parameters }: StripeRequest): Answer => {
    const unknown = unknownParameter(method, path, Object.keys(parameters));
    if (unknown) return badRequest("parameter_unknown", `Received unknown parameter: ${unknown}`);
    const [, id, action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    if (method === "GET" && id && !action) return find(id, parameters);
    if (method === "POST" && id && action) return expire(id);
    const [, intent] = /^\/v1\/payment_intents\/(\w+)$/.exec(path) ?? [];
    if (method === "GET" && intent) return findCharge(intent);
    const [, ended] = /^\/v1\/payment_intents\/(\w+)\/cancel$/.exec(path) ?? [];
    if (method === "POST" && ended) return cancel(ended);
    const [, kept] = /^\/v1\/payment_methods\/(\w+)\/detach$/.exec(path) ?? [];
    if (method === "POST" && kept) return detach(kept);
    const [, given] = /^\/v1\/refunds\/(\w+)$/.exec(path) ?? [];
    if (method === "GET" && given) return findRefund(given);
    switch (`${method} ${path}`) {
      case "POST /v1/checkout/sessions":
        return open(parameters);
      case "POST /v1/refunds":
        return refund(parameters);
      case "GET /v1/refunds":
        return listRefunds(parameters);
      case "POST /v1/payment_intents":
        return charge(parameters);
      case "GET /v1/payment_intents":
        return listCharges(parameters);
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
    copy(id, to) {
      const page = pages.get(id);
      if (page) pages.set(to, { ...page });
    },
    bank(says) {
      bank = says;
    },
    decide(says) {
      for (const intent of intents) if (intent.status === "processing") intent.status = statusSaid[says];
    },
    holder(says) {
      for (const intent of intents) {
        if (intent.next_action) Object.assign(intent, { status: statusSaid[says], next_action: null });
      }
    },
    refunds: () => refunds.filter(({ status }) => status !== "failed").length,
    refundsCome(when) {
      refundsComeLater = when === "later";
    },
    settleRefunds(says) {
      for (const given of refunds.filter(({ status }) => status === "pending")) {
        given.status = says === "yes" ? "succeeded" : "failed";
        Object.assign(paidBy(given.payment_intent) ?? {}, { isRefunded: says === "yes" });
      }
    },
    charges: () => intents.filter(({ status }) => status === "succeeded").length,
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

/** How a charge stands after what the bank has said of it. */
const statusSaid = {
  yes: "succeeded",
  later: "processing",
  "holder asked": "requires_action",
  "only with the holder": "requires_payment_method",
  no: "requires_payment_method",
} as const satisfies Record<BankAnswer, Intent["status"]>;

const declined = (code: string, decline_code: string, payment_intent: Intent) =>
  refusal(402, "card_error", "The bank says no.", { code, decline_code, payment_intent: { ...payment_intent } });
