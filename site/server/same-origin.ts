import { createMiddleware } from "hono/factory";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses state-changing requests that another site's page has made. Browsers say where a request comes from in
 * `Sec-Fetch-Site`; older ones only in `Origin`. Requests with neither are no browser's.
 */
export const sameOrigin = (origin: string) =>
  createMiddleware(async (c, next) => {
    if (safeMethods.has(c.req.method)) return next();
    const site = c.req.header("Sec-Fetch-Site");
    const from = c.req.header("Origin");
    const allowed = site
      ? site === "same-origin" || site === "none"
      : !from || from === origin || from === new URL(c.req.url).origin;
    return allowed ? next() : c.json({ status: 0, message: "crossOrigin" }, 403);
  });
