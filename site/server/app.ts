import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { ServerBuild } from "react-router";
import type * as entry from "../app/entry.server.tsx";
import { canonicalAddress } from "./canonical-address.ts";
import type { Configuration } from "./configuration.ts";
import { gateway } from "./gateway.ts";
import { localeSwitch } from "./locale-switch.ts";
import { describeError } from "./log.ts";
import { onBehalf } from "./on-behalf.ts";
import { pages } from "./pages.ts";
import { promotionClose } from "./promotion-close.ts";
import { sameOrigin } from "./same-origin.ts";
import { securityHeaders } from "./security-headers.ts";

/** Answers the web API: the real provider over HTTP, or the reference provider in this process. */
export type Upstream = (request: Request) => Promise<Response>;

/** The built site; its server entry knows how to hand a visit to the pages. */
export type SiteBuild = ServerBuild & { entry: { module: typeof entry } };

export type SiteParts = {
  configuration: Configuration;
  build: () => Promise<SiteBuild>;
  upstream: Upstream;
  log: Logger;
  clock?: () => Date;
  /** Whether pages carry a nonce for their scripts. @default true */
  nonce?: boolean;
};

/** The site's server: gateway, language switch and pages. Static files are the caller's, who knows where they are. */
export function createSite({ configuration, build, upstream, log, clock = () => new Date(), nonce = true }: SiteParts) {
  const app = new Hono<{ Variables: { requestId: string } }>();
  const secure = configuration.origin.startsWith("https:");
  const cookieSecure = secure && !configuration.origin.includes("//localhost");
  const upstreamFor = onBehalf(upstream, configuration.trustProxy);

  app.use(async (c, next) => {
    const started = performance.now();
    c.set("requestId", randomUUID());
    await next();
    const ms = Math.round(performance.now() - started);
    // The path without its query: codes and addresses in it are nobody's business.
    log.debug({ id: c.get("requestId"), method: c.req.method, path: c.req.path, status: c.res.status, ms }, "request");
  });
  app.onError((error, c) => {
    log.error({ id: c.get("requestId"), path: c.req.path, ...describeError(error) }, "request failed");
    return c.text("Internal Server Error", 500);
  });

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  // Stripe signs what it sends: its own proof, instead of a browser's. The provider checks it.
  app.post("/web/stripe/webhook", (c) => upstream(c.req.raw));
  app.use(sameOrigin(configuration.origin));
  app.route("/web", gateway({ upstreamFor, secure: cookieSecure, log }));
  if (configuration.mode === "development") app.all("/development/*", (c) => upstream(c.req.raw));
  app.use(securityHeaders({ secure, nonce, recaptcha: configuration.recaptchaSiteKey !== undefined }));
  app.use(canonicalAddress);
  app.route("/locale", localeSwitch({ upstreamFor, secure: cookieSecure, origin: configuration.origin }));
  app.route("/promotion/close", promotionClose({ secure: cookieSecure }));
  app.route("/", pages({ configuration, build, upstream, upstreamFor, secure: cookieSecure, clock, log }));
  return app;
}
