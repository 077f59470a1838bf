import { createMiddleware } from "hono/factory";

/**
 * What every answer says, files and calls too: that it is what its type says, under which id the log knows the request,
 * and that the site is reached by HTTPS.
 */
export const everyAnswer = ({ secure }: { secure: boolean }) =>
  createMiddleware(async (c, next) => {
    await next();
    c.header("X-Content-Type-Options", "nosniff");
    c.header("X-Request-Id", c.get("requestId"));
    if (secure) c.header("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  });
