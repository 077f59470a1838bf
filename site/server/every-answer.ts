import { createMiddleware } from "hono/factory";

/** What every answer says, files and calls too: that it is what its type says, and that the site is reached by HTTPS. */
export const everyAnswer = ({ secure }: { secure: boolean }) =>
  createMiddleware(async (c, next) => {
    await next();
    // Not by `c.header`, which copies an answer that is there with all its body for each of them.
    const { headers } = c.res;
    headers.set("X-Content-Type-Options", "nosniff");
    if (secure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  });

/** Under which id the log knows the request, of answers that are made for one. */
export const answerWithId = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set("X-Request-Id", c.get("requestId"));
});
