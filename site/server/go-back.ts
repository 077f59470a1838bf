import type { Context } from "hono";

/**
 * Ends a request that only sets a cookie: a link goes on to a page, a script's fetch gets an empty answer and moves by
 * itself. Its status tells a script whether all was `done`.
 */
export function goBack(c: Context, path: string, done = true): Response {
  c.header("Cache-Control", "no-store");
  return c.req.header("Sec-Fetch-Dest") === "empty" ? c.body(null, done ? 204 : 502) : c.redirect(path, 303);
}
