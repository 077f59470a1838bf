import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TapAndGoFields } from "@gk/web";

/** What the peer and the provider share. */
export const tapAndGoKeys = { appId: "gk-test", appKey: "a key that only two know" } as const;

/**
 * How the peer treats calls: it answers, loses what it was asked or what it answers, or what it answers can't be believed:
 * it is no JSON, has another's signature, is about another trade or another's app, does not say how much was paid, or stands elsewhere.
 */
type Manner =
  | "answers"
  | "lost before"
  | "lost after"
  | "loses refunds"
  | "in trouble"
  | "speaks no JSON"
  | "forges"
  | "mixes up trades"
  | "mixes up apps"
  | "says no amount"
  | "redirects";

/** A trade in the peer's books. */
interface BookedTrade {
  status: "PENDING" | "PAID" | "DECLINED" | "CLOSED" | "REFUNDED";
  amount: string;
  /** The token of the wallet that pays, or paid. */
  token: string;
}

/**
 * A peer that follows the description of Tap & Go's calls in decision 102, and shares no code with the provider: it seals
 * and signs by itself.
 */
export interface TapAndGoServer {
  readonly url: string;
  readonly trades: Map<string, BookedTrade>;
  /** What was asked, oldest first: the call, and what its payload said. */
  readonly asked: { call: string; trade: string; payload: Record<string, string> }[];
  /** A payer arrives with the form and pays; what they bring back. */
  pay(form: TapAndGoFields, amount?: string): { mer_trade_no: string; recurrent_token: string };
  /** What a form says, as the payer's page shows it. */
  read(form: TapAndGoFields): Record<string, string>;
  /** The news of a trade, as they are posted. */
  newsOf(trade: string): Record<string, string>;
  treat(manner: Manner, charges?: "PAID" | "DECLINED"): void;
  /** What was taken and not given back, in dollars. */
  taken(): number;
  close(): void;
}

const keyOf = (purpose: string) => Buffer.from(hkdfSync("sha256", tapAndGoKeys.appKey, "", purpose, 32));

function sealed(data: unknown): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf("payload"), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(data)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

function opened(payload: string): Record<string, string> {
  const bytes = Buffer.from(payload, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyOf("payload"), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString());
}

function signed(fields: Record<string, string>, key: string = tapAndGoKeys.appKey): Record<string, string> {
  const names = Object.keys(fields).toSorted();
  const text = names.map((name) => `${name}=${fields[name]}`).join("&");
  return { ...fields, sign: createHmac("sha512", key).update(text).digest("base64") };
}

function checked({ sign, ...fields }: Record<string, string>): Record<string, string> {
  if (signed(fields)["sign"] !== sign) throw new Error("That was not signed with the key.");
  return fields;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return Object.fromEntries(new URLSearchParams(body));
}

/** Starts the peer on a free port of the loopback. */
export async function startTapAndGoServer(): Promise<TapAndGoServer> {
  const trades = new Map<string, BookedTrade>();
  const asked: TapAndGoServer["asked"] = [];
  let manner: Manner = "answers";
  let charges: "PAID" | "DECLINED" = "PAID";

  const act = (call: string, id: string, payload: Record<string, string>) => {
    const trade = trades.get(id);
    if (call === "close" && trade?.status === "PENDING") trade.status = "CLOSED";
    if (call === "close" && !trade) trades.set(id, { status: "CLOSED", amount: "0.00", token: "" });
    if (call === "refund" && trade?.status === "PAID") trade.status = "REFUNDED";
    if (call === "recurrent" && !trade) {
      const known = [...trades.values()].some(({ token }) => token === payload["recurrentToken"]);
      const status = known ? charges : "DECLINED";
      trades.set(id, { status, amount: payload["amount"] ?? "", token: payload["recurrentToken"] ?? "" });
    }
  };

  const said = (id: string) => {
    const trade = trades.get(id);
    if (!trade) return { status: "NONE" };
    const { status, amount, token } = trade;
    if (status !== "PAID" && status !== "REFUNDED") return { status };
    return { status, recurrentToken: token, ...(manner === "says no amount" ? {} : { amount }) };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const fields = checked(await bodyOf(request));
    const { appId = "", merTradeNo: trade = "", payload = "" } = fields;
    const call = (request.url ?? "").replace("/calls/", "").replace("?", "");
    asked.push({ call, trade, payload: opened(payload) });
    const isLost = manner === "loses refunds" ? call === "refund" : manner.startsWith("lost");
    if (manner === "in trouble") {
      response.writeHead(500).end("{}");
      return;
    }
    if (manner === "speaks no JSON") {
      response.end("<h1>Welcome to the Wi-Fi</h1>");
      return;
    }
    if (!isLost || manner === "lost after") act(call, trade, opened(payload));
    if (isLost) {
      request.socket.destroy();
      return;
    }
    if (manner === "redirects" && !request.url?.endsWith("?")) {
      response.writeHead(307, { Location: `${request.url}?` }).end();
      return;
    }
    const key = manner === "forges" ? "another key" : undefined;
    const about = {
      appId: manner === "mixes up apps" ? "another" : appId,
      merTradeNo: manner === "mixes up trades" ? "another" : trade,
    };
    const fieldsOfAnswer = signed({ ...about, payload: sealed(said(trade)) }, key);
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(fieldsOfAnswer));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/calls`,
    trades,
    asked,
    pay(form, amount) {
      const { merTradeNo = "" } = checked({ ...form });
      const trade = trades.get(merTradeNo);
      const token = trade?.token || `token-of-${merTradeNo}`;
      if (!trade)
        trades.set(merTradeNo, { status: "PAID", amount: amount ?? opened(form.payload)["amount"] ?? "", token });
      return { mer_trade_no: merTradeNo, recurrent_token: token };
    },
    read: (form) => opened(checked({ ...form })["payload"] ?? ""),
    newsOf: (trade) => signed({ appId: tapAndGoKeys.appId, merTradeNo: trade, payload: sealed(said(trade)) }),
    treat(next, outcome = "PAID") {
      manner = next;
      charges = outcome;
    },
    taken: () =>
      [...trades.values()]
        .filter(({ status }) => status === "PAID")
        .reduce((sum, { amount }) => sum + Number(amount), 0),
    close: () => server.close(),
  };
}
