import { answerStatus, type Call, matchCall, type Refusal, type RefusalCode, webPrefix, withinTime } from "@gk/web";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { keepAlert } from "./alert-cookie.ts";
import { answerCompressed } from "./compression.ts";
import { describeError } from "./log.ts";
import type { UpstreamFor } from "./on-behalf.ts";
import { keepSubscribed } from "./pop-ups.ts";
import { sessionCookie } from "./session-cookie.ts";
import { until } from "./until.ts";

const forwarded = ["Accept", "Content-Type", "Language", "Member"] as const;
const returned = ["Content-Type", "Cache-Control", "Retry-After", "Content-Disposition", "Location"] as const;

type GatewayParts = {
  upstreamFor: UpstreamFor;
  secure: boolean;
  stopping: AbortSignal;
  /** How long an answer may take. */
  patienceMs: number;
  log: Logger;
};

/** A file takes its time to arrive, at either side. */
const patienceWithFiles = 4;

/**
 * `/web`: the browser's way to the provider. Adds the token on the calls that the table marks as a member's, keeps the
 * token of a sign-in in the session cookie instead of handing it to scripts, and drops it when it is no longer valid.
 */
export function gateway({ upstreamFor, secure, stopping, patienceMs, log }: GatewayParts): Hono {
  return new Hono().all("*", async (c) => {
    const url = new URL(c.req.url);
    const match = matchCall(c.req.method, url.pathname.slice(webPrefix.length), url.search);
    if (!match) return c.json({ status: answerStatus.notFound, message: "notFound" } satisfies Refusal, 404);

    const { name, row } = match;
    const session = sessionCookie(c, secure);
    const token = row.access === "member" ? session.token() : undefined;
    const left = c.req.raw.signal;
    const ask = async (signal: AbortSignal) => {
      const answer = await upstreamFor(c)(passedOn(c, token, signal));
      return { answer, body: row.answers === "stream" ? undefined : Buffer.from(await answer.arrayBuffer()) };
    };
    const limitMs = patienceMs * (row.encoding === "multipart" ? patienceWithFiles : 1);
    const { answer, body } = await withinTime(limitMs, left, ask).catch((error: unknown) => {
      if (!left.aborted)
        log.error(
          { id: c.get("requestId"), call: name, path: row.path, ...describeError(error) },
          "the provider can't be reached",
        );
      return noAnswer(error);
    });

    for (const header of returned) {
      const value = answer.headers.get(header);
      if (value) c.header(header, value);
    }
    const { status } = answer;
    if (!body) return new Response(streamed(row, answer, stopping), { status, headers: c.res.headers });
    const parsed = isJson(answer) ? readObject(body.toString()) : undefined;
    if (isOver(parsed) || name === "signOut") session.end();
    if (name === "subscribeToNewsletter" && answer.ok) keepSubscribed(c, secure);
    if (name === "listChildren" && answer.ok) keepAlert(c, parsed?.["data"], secure);
    const { token: started, ...rest } = parsed ?? {};
    // Whose answer it is, and in which language, the request says in its head.
    c.header("Vary", "Cookie, Language");
    if (typeof started !== "string") return send(c, body, status);
    session.start(started);
    return send(c, Buffer.from(JSON.stringify(rest)), status);
  });
}

/** Less than this fits into one packet anyway. @units bytes */
const worthCompressing = 1024;

/** Pictures are compressed already. */
function send(c: Context, bytes: Buffer<ArrayBuffer>, status: number): Response | Promise<Response> {
  if (bytes.length === 0) return c.body(null, status as 204);
  const isText = c.res.headers.get("Content-Type")?.includes("json") ?? false;
  return isText && bytes.length >= worthCompressing ? answerCompressed(c, bytes, status) : c.body(bytes, status as 200);
}

const isJson = (answer: Response) => answer.headers.get("Content-Type")?.includes("json") ?? false;

/** What is said where the provider says nothing: that the fault is ours, and not whether it did what was asked. */
function noAnswer(error: unknown) {
  const isLate = error instanceof DOMException && error.name === "TimeoutError";
  const answer = Response.json(null, { status: isLate ? 504 : 502, headers: { "Cache-Control": "no-store" } });
  return { answer, body: Buffer.from(JSON.stringify({ status: answerStatus.refused, message: "server" })) };
}

const streamed = ({ answers }: Call, { body }: Response, stopping: AbortSignal) =>
  answers === "stream" && body ? until(stopping, body) : body;

/** Whether the session is over: somebody else's is not, whose page another tab still shows. */
const isOver = (answer: Record<string, unknown> | undefined) =>
  answer?.["status"] === answerStatus.sessionInvalid && answer["message"] !== ("sessionChanged" satisfies RefusalCode);

/** The request as the provider gets it: what the table knows, and nothing else of the browser's. */
function passedOn({ req }: Context, token: string | undefined, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const name of forwarded) {
    const value = req.header(name);
    if (value) headers.set(name, value);
  }
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const { body } = req.raw;
  // Where the provider leads on to is the browser's way.
  const redirect = "manual";
  return new Request(req.url, {
    method: req.method,
    headers,
    body,
    signal,
    redirect,
    ...(body ? { duplex: "half" } : {}),
  });
}

/** The object in a JSON text, or undefined when there is none: a broken answer is the caller's to see as it came. */
function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === "object" ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
