import { permanentRedirect } from "@gk/domain";
import { createMiddleware } from "hono/factory";

/** Sends an address with a trailing slash, or with a language prefix in other letter case, to its one form (decision 4). */
export const canonicalAddress = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const canonical = permanentRedirect(pathname);
  return canonical === undefined ? next() : c.redirect(canonical + search, 308);
});
