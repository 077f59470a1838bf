import { answerStatus, matchCall } from "@gk/web";
import { Hono } from "hono";
import type { Upstream } from "./app.ts";
import { sessionCookie } from "./session-cookie.ts";

const forwarded = ["Accept", "Content-Type", "Language"] as const;
const returned = ["Content-Type", "Cache-Control", "Retry-After", "Content-Disposition"] as const;

/**
 * `/web`: the browser's way to the provider. Adds the token on the calls that the table marks as a member's, keeps the
 * token of a sign-in in the session cookie instead of handing it to scripts, and drops it when it is no longer valid.
 */
export function gateway({ upstream, secure }: { upstream: Upstream; secure: boolean }): Hono {
  return new Hono().all("*", async (c) => {
    const session = sessionCookie(c, secure);
    const url = new URL(c.req.url);
    const match = matchCall(c.req.method, url.pathname.replace(/^\/web/, ""), url.search);
    if (!match) return c.json({ status: -2 }, 404);

    const headers = new Headers(forwarded.flatMap((name) => {
      const value = c.req.header(name);
      return value ? [[name, value] as [string, string]] : [];
    }));
    const token = session.token();
    if (match.row.access === "member" && token) headers.set("Authorization", `Bearer ${token}`);
    const body = c.req.raw.body;
    const answer = await upstream(
      new Request(c.req.url, { method: c.req.method, headers, body, signal: c.req.raw.signal, ...(body ? { duplex: "half" } : {}) }),
    );

    for (const name of returned) {
      const value = answer.headers.get(name);
      if (value) c.header(name, value);
    }
    c.header("X-Content-Type-Options", "nosniff");
    if (!answer.headers.get("Content-Type")?.includes("json")) return new Response(answer.body, { status: answer.status, headers: c.res.headers });

    const text = await answer.text();
    const parsed = readObject(text);
    if (parsed?.["status"] === answerStatus.sessionInvalid || match.name === "signOut") session.end();
    if (parsed && typeof parsed["token"] === "string") {
      const { token: started, ...rest } = parsed;
      session.start(started as string);
      return c.json(rest, answer.status as 200);
    }
    return c.body(text, answer.status as 200);
  });
}

/** The object in a JSON text, or undefined when there is none: a broken answer is the caller's to see as it came. */
export function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === "object" ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
