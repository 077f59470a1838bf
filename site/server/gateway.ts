import { answerStatus, matchCall, type Refusal, webPrefix } from "@gk/web";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { describeError } from "./log.ts";
import type { UpstreamFor } from "./on-behalf.ts";
import { sessionCookie } from "./session-cookie.ts";

const forwarded = ["Accept", "Content-Type", "Language"] as const;
const returned = ["Content-Type", "Cache-Control", "Retry-After", "Content-Disposition"] as const;

type GatewayParts = { upstreamFor: UpstreamFor; secure: boolean; log: Logger };

/**
 * `/web`: the browser's way to the provider. Adds the token on the calls that the table marks as a member's, keeps the
 * token of a sign-in in the session cookie instead of handing it to scripts, and drops it when it is no longer valid.
 */
export function gateway({ upstreamFor, secure, log }: GatewayParts): Hono {
  return new Hono().all("*", async (c) => {
    const session = sessionCookie(c, secure);
    const url = new URL(c.req.url);
    const match = matchCall(c.req.method, url.pathname.slice(webPrefix.length), url.search);
    if (!match) return c.json({ status: answerStatus.notFound } satisfies Refusal, 404);

    const token = match.row.access === "member" ? session.token() : undefined;
    const answer = await upstreamFor(c)(passedOn(c, token)).catch((error: unknown) => {
      log.error({ call: match.name, ...describeError(error) }, "the provider can't be reached");
      return Response.json({ status: answerStatus.refused, message: "server" } satisfies Refusal, { status: 502 });
    });

    for (const name of returned) {
      const value = answer.headers.get(name);
      if (value) c.header(name, value);
    }
    c.header("X-Content-Type-Options", "nosniff");
    const { status } = answer;
    if (!answer.headers.get("Content-Type")?.includes("json")) {
      return new Response(answer.body, { status, headers: c.res.headers });
    }

    const text = await answer.text();
    const parsed = readObject(text);
    if (parsed?.["status"] === answerStatus.sessionInvalid || match.name === "signOut") session.end();
    const { token: started, ...rest } = parsed ?? {};
    if (typeof started !== "string") return c.body(text, status as 200);
    session.start(started);
    return c.json(rest, status as 200);
  });
}

/** The request as the provider gets it: what the table knows, and nothing else of the browser's. */
function passedOn({ req }: Context, token: string | undefined): Request {
  const headers = new Headers();
  for (const name of forwarded) {
    const value = req.header(name);
    if (value) headers.set(name, value);
  }
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const { body, signal } = req.raw;
  return new Request(req.url, { method: req.method, headers, body, signal, ...(body ? { duplex: "half" } : {}) });
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
