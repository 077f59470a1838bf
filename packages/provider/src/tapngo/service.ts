import { createHash } from "node:crypto";
import type { Logger } from "pino";
import * as v from "valibot";
import type { ChargeOutcome, GatewayPayment, SessionState } from "../checkout/card-gateway.ts";
import { refused } from "../http/refusal.ts";
import { failureOf } from "../work.ts";
import { centsOf, dollars, type TapAndGoKeys, tapAndGoForms, walletOf } from "./form.ts";
import { tapAndGoNews } from "./news.ts";
import { isSigned, seal, signatureOf, unseal } from "./sealing.ts";
import type { TapAndGoGateway } from "./tapngo-gateway.ts";

/** What Tap & Go needs to know. */
export interface TapAndGoOptions extends TapAndGoKeys {
  /** Beneath which its calls are. */
  readonly apiUrl: string;
  /** How long one call may take. @default 30,000 */
  readonly timeoutMs?: number | undefined;
}

/** An answer, sealed and signed as a form is. */
const Envelope = v.object({ appId: v.string(), merTradeNo: v.string(), payload: v.string(), sign: v.string() });

/** What an answer says of a trade; of one that it has never heard of, that there is none. */
const Said = v.object({
  status: v.picklist(["NONE", "PENDING", "PAID", "DECLINED", "CLOSED", "REFUNDED"]),
  amount: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d\d$/))),
  recurrentToken: v.optional(v.string()),
});

type Said = v.InferOutput<typeof Said>;

const Payload = v.pipe(v.string(), v.parseJson(), Said);

/** Why an answer is not believed: it is none, Tap & Go has not signed it, or it is about another trade or app. */
type Fault = "unreadable" | "unsigned" | "anotherTrade";

/** Takes money by Tap & Go, as decision 102 describes its calls. */
export function tapAndGoService(options: TapAndGoOptions, origin: string, log: Logger): TapAndGoGateway {
  const { appKey } = options;
  const ask = asking(options, log);
  const stateOf = (said: Said | undefined) => pageState(appKey, said);
  return {
    ...tapAndGoForms(options, origin),
    findSession: async (id) => stateOf(await ask("query", id)),
    closeSession: async (id) => stateOf(await ask("close", id)),
    async charge({ key, card, amountCents, description }) {
      const token = card.reference === null ? undefined : unseal(appKey, "recurrent token", card.reference);
      // A token that this key did not seal is nobody's: it charges nothing.
      if (token === undefined) return "declined";
      const payment = { recurrentToken: token, amount: dollars(amountCents), currency: "HKD", remark: description };
      return outcomeOf(await ask("recurrent", tradeOfCharge(key), payment));
    },
    async findCharge({ key }) {
      const said = await ask("query", tradeOfCharge(key));
      return said?.status === "NONE" ? "none" : outcomeOf(said);
    },
    async refund(payment) {
      const said = await ask("refund", tradeOfPayment(payment));
      return said?.status === "REFUNDED" ? "refunded" : "unknown";
    },
    news: tapAndGoNews(appKey),
  };
}

/** The trade number of a charge: the same key is the same trade, which is paid once. */
const tradeOfCharge = (key: string) => createHash("sha256").update(key).digest("hex").slice(0, 32);

const tradeOfPayment = ({ kind, id }: GatewayPayment) => (kind === "page" ? id : tradeOfCharge(id));

type Operation = "query" | "close" | "recurrent" | "refund";

/** Makes a call about a trade; undefined where no answer came that Tap & Go has signed for that trade. */
function asking({ appId, appKey, apiUrl, timeoutMs = 30_000 }: TapAndGoOptions, log: Logger) {
  return async (operation: Operation, merTradeNo: string, data: object = {}): Promise<Said | undefined> => {
    const fields = { appId, merTradeNo, payload: seal(appKey, "payload", JSON.stringify(data)) };
    const body = new URLSearchParams({ ...fields, sign: signatureOf(appKey, fields) });
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(`${apiUrl}/${operation}`, { method: "POST", body, signal, redirect: "error" });
      const said = readAnswer(appKey, { appId, merTradeNo }, await answer.json());
      if (typeof said === "object") return said;
      log.error({ operation, httpStatus: answer.status, fault: said }, "an answer of Tap & Go is not believed");
    } catch (error) {
      log.warn({ operation, failure: failureOf(error) }, "Tap & Go did not answer");
    }
    return undefined;
  };
}

function readAnswer(appKey: string, asked: { appId: string; merTradeNo: string }, answer: unknown): Said | Fault {
  const { output: envelope, success } = v.safeParse(Envelope, answer);
  if (!success) return "unreadable";
  if (!isSigned(appKey, envelope)) return "unsigned";
  if (envelope.appId !== asked.appId || envelope.merTradeNo !== asked.merTradeNo) return "anotherTrade";
  const said = v.safeParse(Payload, unseal(appKey, "payload", envelope.payload));
  return said.success ? said.output : "unreadable";
}

/**
 * Where a page stands. A trade that was not begun yet is as good as open.
 *
 * @errors refuses where nobody says, and where a paid trade does not say how much was paid
 */
function pageState(appKey: string, said: Said | undefined): SessionState {
  switch (said?.status) {
    case "NONE":
    case "PENDING":
      return { status: "open" };
    case "DECLINED":
    case "CLOSED":
      return { status: "canceled" };
    case "PAID":
    case "REFUNDED":
      if (said.amount === undefined) throw refused("transactionFailed", 503);
      return {
        status: "completed",
        card: walletOf(appKey, said.recurrentToken),
        amountCents: centsOf(said.amount),
      };
    default:
      throw refused("transactionFailed", 503);
  }
}

/** What came of a charge; only what Tap & Go has surely not taken is declined. */
function outcomeOf(said: Said | undefined): ChargeOutcome {
  switch (said?.status) {
    case "PAID":
    case "REFUNDED":
      return "paid";
    case "DECLINED":
    case "CLOSED":
      return "declined";
    default:
      return "unknown";
  }
}
