import { cookieAttributes, cookies, isSocialService, type Locale } from "@gk/domain";
import { createClient } from "@gk/web";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Logger } from "pino";
import type { Visit } from "../app/entry.server.tsx";
import type { Configuration } from "./configuration.ts";
import { describeError } from "./log.ts";
import type { UpstreamFor } from "./on-behalf.ts";
import { sessionCookie } from "./session-cookie.ts";

/** What a visit is made of besides the request. */
export type VisitParts = {
  configuration: Configuration;
  upstreamFor: UpstreamFor;
  secure: boolean;
  clock: () => Date;
  log: Logger;
};

/** Whether scripts are not to see a cookie. */
const isHidden = (name: string) => Object.values(cookies).some((rule) => rule.name === name && rule.httpOnly);

/**
 * What the pages are told of a request, and may do to its answer.
 *
 * @param behind whether nobody waits for the page: there is no answer that could set a cookie
 */
export function pageVisit(
  c: Context,
  locale: Locale,
  behind: boolean,
  { configuration, upstreamFor, secure, clock, log }: VisitParts,
): Visit {
  const { origin, mode } = configuration;
  const session = sessionCookie(c, secure);
  const token = session.token();
  return {
    client: createClient({
      baseUrl: `${origin}/web`,
      fetch: (url, init) => upstreamFor(c)(new Request(url, init)),
      locale: () => locale,
      timeoutMs: 10_000,
      ...(token ? { token: () => token } : {}),
    }),
    locale,
    hasSession: token !== undefined,
    startSession: session.start,
    endSession: session.end,
    cookie: (name) => getCookie(c, name),
    setCookie: (name, value, maxAge) =>
      behind ||
      setCookie(c, name, value, {
        ...cookieAttributes,
        sameSite: "Lax",
        secure,
        httpOnly: isHidden(name),
        ...(maxAge === undefined ? {} : { maxAge }),
      }),
    origin,
    development: mode === "development",
    recaptchaSiteKey: configuration.recaptchaSiteKey,
    timelineUrl: configuration.timelineUrl,
    vitalsShare: configuration.vitalsShare,
    socialServices: Object.keys(configuration.social).filter(isSocialService),
    report: (error) =>
      log.error({ id: c.get("requestId"), path: c.req.path, ...describeError(error) }, "fault in a page"),
    now: clock(),
  };
}
