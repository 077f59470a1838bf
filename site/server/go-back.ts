import type { Context } from "hono";

/**
 * Ends a request that only sets a cookie: a link goes on to a page, a script's fetch gets an empty answer and moves by
 * itself.
 */
export function goBack(c: Context, path: string): Response {
  c.header("Cache-Control", "no-store");
  return c.req.header("Sec-Fetch-Dest") === "empty" ? c.body(null, 204) : c.redirect(path, 303);
}
