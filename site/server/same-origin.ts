import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request comes from a page of this site or from the reader's own hand, as an address that is typed. Browsers
 * say so in `Sec-Fetch-Site`; older ones only where a page is left or posted.
 *
 * @returns undefined where it does not say; a browser's request that acts says it
 */
export function isOurs(c: Context, origin: string): boolean | undefined {
  const site = c.req.header("Sec-Fetch-Site");
  if (site) return site === "same-origin" || site === "none";
  const from = c.req.header("Origin") ?? c.req.header("Referer");
  const sender = from === undefined ? undefined : URL.parse(from)?.origin;
  return from === undefined ? undefined : sender === origin || sender === new URL(c.req.url).origin;
}

/** Refuses state-changing requests that another site's page has made. Requests that say nothing are no browser's. */
export const sameOrigin = (origin: string) =>
  createMiddleware(async (c, next) => {
    if (safeMethods.has(c.req.method) || isOurs(c, origin) !== false) return next();
    return c.json({ status: 0, message: "crossOrigin" }, 403);
  });
