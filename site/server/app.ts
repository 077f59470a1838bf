import { longestRequestId, withinTime } from "@gk/web";
import { Hono } from "hono";
import { requestId } from "hono/request-id";
import type { Logger } from "pino";
import { appleReturn } from "./apple-return.ts";
import { canonicalAddress } from "./canonical-address.ts";
import type { Configuration } from "./configuration.ts";
import { answerWithId, everyAnswer } from "./every-answer.ts";
import { gateway } from "./gateway.ts";
import { localeSwitch } from "./locale-switch.ts";
import { describeError } from "./log.ts";
import type { PageSource } from "./metrics.ts";
import { onBehalf } from "./on-behalf.ts";
import { ownName } from "./own-name.ts";
import { pages } from "./pages.ts";
import { popUps } from "./pop-ups.ts";
import { postedForms } from "./posted-forms.ts";
import { probes } from "./probes.ts";
import { promotionClose } from "./promotion-close.ts";
import { withPromotionFrom } from "./promotion-source.ts";
import { sameOrigin } from "./same-origin.ts";
import { securityHeaders } from "./security-headers.ts";
import { sharePictures } from "./share-pictures.ts";
import type { SiteBuild } from "./site-build.ts";
import { socialStart } from "./social-start.ts";
import type { Upstream } from "./upstream.ts";
import { type Vital, vitals } from "./vitals.ts";

export type SiteParts = {
  configuration: Configuration;
  build: () => Promise<SiteBuild>;
  upstream: Upstream;
  /** What is missing for answers, by short names. @default nothing */
  missing?: () => Promise<readonly string[]>;
  log: Logger;
  /** Answers with the built files, of which only the caller knows where they are. @default none */
  files?: Hono;
  /** Is aborted when the process is told to end. @default never */
  stopping?: AbortSignal;
  /** Called with where each page came from. @default nobody counts */
  onPage?: (source: PageSource) => void;
  /** Called with how a page felt to one of those who were asked. @default nobody counts */
  onVital?: (vital: Vital) => void;
  /** How long the provider may take for an answer; Stripe waits for a bank for up to 30 seconds. @default 40,000 */
  patienceMs?: number;
  clock?: () => Date;
  /** Whether pages carry a nonce for their scripts. @default true */
  nonce?: boolean;
};

/** The site's server: files, gateway, language switch and pages. */
export function createSite({
  configuration,
  build,
  upstream,
  missing = () => Promise.resolve([]),
  log,
  files,
  stopping = new AbortController().signal,
  onPage = () => undefined,
  onVital = () => undefined,
  patienceMs = 40_000,
  clock = () => new Date(),
  nonce = true,
}: SiteParts) {
  const app = new Hono<{ Variables: { requestId: string } }>();
  const secure = configuration.origin.startsWith("https:");
  const cookieSecure = secure && !configuration.origin.includes("//localhost");
  const upstreamFor = onBehalf(upstream, configuration.trustProxy);

  // What a request says of itself is believed only from a proxy of ours, whose own log then has the same id.
  app.use(requestId({ limitLength: configuration.trustProxy ? longestRequestId : 0 }));
  app.use(async (c, next) => {
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    // The path without its query: codes and addresses in it are nobody's business.
    log.debug({ id: c.get("requestId"), method: c.req.method, path: c.req.path, status: c.res.status, ms }, "request");
  });
  app.onError((error, c) => {
    log.error({ id: c.get("requestId"), path: c.req.path, ...describeError(error) }, "request failed");
    return c.text("Internal Server Error", 500);
  });

  app.use(everyAnswer({ secure }));

  if (files) app.route("/", files);
  app.use(answerWithId);
  app.route("/", probes({ missing, stopping }));
  app.route("/share", sharePictures({ configuration, build, upstreamFor, clock, log }));
  // Gateways sign what they send: their own proof, instead of a browser's. The provider checks it.
  for (const news of ["/web/stripe/webhook", "/web/tapngo/notify"]) {
    app.post(news, (c) =>
      withinTime(patienceMs, c.req.raw.signal, (signal) => upstreamFor(c)(new Request(c.req.raw, { signal }))),
    );
  }
  app.route("/", appleReturn());
  app.use(sameOrigin(configuration.origin));
  const { promotionUrl } = configuration;
  const answering = promotionUrl === undefined ? upstreamFor : withPromotionFrom(promotionUrl, upstreamFor);
  app.route("/web", gateway({ upstreamFor: answering, secure: cookieSecure, stopping, log, patienceMs }));
  if (configuration.mode === "development") app.all("/development/*", (c) => upstreamFor(c)(new Request(c.req.raw)));
  if (configuration.vitalsShare > 0) app.route("/vitals", vitals(onVital));
  app.use(postedForms);
  app.use(
    securityHeaders({
      nonce,
      recaptcha: configuration.recaptchaSiteKey !== undefined,
      tapAndGo: configuration.tapAndGoOrigin,
      timeline: configuration.timelineUrl,
    }),
  );
  if (configuration.mode === "development") app.use(ownName(configuration.origin));
  app.use(canonicalAddress(build));
  app.route("/locale", localeSwitch({ upstreamFor, secure: cookieSecure, origin: configuration.origin }));
  app.route(
    "/social",
    socialStart({ social: configuration.social, origin: configuration.origin, secure: cookieSecure }),
  );
  app.route("/promotion/close", promotionClose({ secure: cookieSecure }));
  app.route("/pop-up", popUps({ secure: cookieSecure }));
  app.route("/", pages({ configuration, build, upstream, upstreamFor, secure: cookieSecure, clock, onPage, log }));
  return app;
}
