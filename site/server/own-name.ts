import { createMiddleware } from "hono/factory";

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Sends a page that is opened at another of this machine's own names to the one of `origin`: cookies, and the addresses that
 * mails and other services lead back to, belong to one name. For development only.
 *
 * @source decision 74
 */
export const ownName = (origin: string) => {
  const own = new URL(origin);
  return createMiddleware(async (c, next) => {
    const { hostname, port, pathname, search } = new URL(c.req.url);
    const isOther = loopback.has(hostname) && loopback.has(own.hostname) && hostname !== own.hostname;
    return isOther && port === own.port && c.req.method === "GET"
      ? c.redirect(origin + pathname + search, 302)
      : next();
  });
};
