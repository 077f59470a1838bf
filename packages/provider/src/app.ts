import { randomUUID } from "node:crypto";
import { longestRequestId } from "@gk/web";
import { Hono } from "hono";
import { requestId } from "hono/request-id";
import type { Logger } from "pino";
import { networkOf } from "./access/network.ts";
import { limitsOfMode } from "./access/rate-limit.ts";
import type { Captcha } from "./captcha/captcha.ts";
import { developmentCaptcha } from "./captcha/development.ts";
import type { CardGateway } from "./checkout/card-gateway.ts";
import { developmentCards } from "./checkout/development-cards.ts";
import { gatewayNews } from "./checkout/gateway-news.ts";
import type { Mode } from "./configuration.ts";
import type { OpenDatabase } from "./database/database.ts";
import { missingOfDatabase } from "./database/readiness.ts";
import { developmentPages } from "./development/pages.ts";
import { doDueWork } from "./due-work.ts";
import { handlers } from "./handlers.ts";
import { logWithId, underId } from "./http/request-id.ts";
import type { AnsweredCall, Services } from "./http/services.ts";
import { webApp } from "./http/web.ts";
import { type Load, loadOf } from "./load.ts";
import type { Mailer } from "./mail/mail.ts";
import { outboxMailer } from "./mail/outbox.ts";
import { developmentOctopus } from "./octopus/development-octopus.ts";
import type { OctopusGateway } from "./octopus/octopus-gateway.ts";
import { developmentPromotion } from "./promotion/development-promotion.ts";
import { everyStandIn } from "./social/development.ts";
import type { IdentityServices } from "./social/identity-service.ts";
import { developmentTapAndGo } from "./tapngo/development-tapngo.ts";
import type { TapAndGoGateway } from "./tapngo/tapngo-gateway.ts";
import { createWork } from "./work.ts";

/** What a provider is made of. */
export interface ProviderOptions {
  readonly database: OpenDatabase;
  readonly mode: Mode;
  readonly clock: () => Date;
  /** The site's own address, for links in mails and return addresses, without a slash at the end. */
  readonly origin: string;
  readonly log: Logger;
  /** What carries mails. @default the outbox, whose pages exist in development */
  readonly mailer?: Mailer | undefined;
  /** To whom messages of the contact form go. @default in development an address of its own */
  readonly contactTo?: string | undefined;
  /** What tells people from programs. @default the development captcha, which gives its tokens out itself */
  readonly captcha?: Captcha | undefined;
  /** What takes money from cards. @default the development checkout, whose pages exist in development */
  readonly cards?: CardGateway | undefined;
  /** What takes money by Octopus. @default in development pages that stand in for the app, in production nothing */
  readonly octopus?: OctopusGateway | undefined;
  /** What takes money by Tap & Go. @default in development a page that stands in for it, in production nothing */
  readonly tapAndGo?: TapAndGoGateway | undefined;
  /** The services through which people sign in. @default stand-ins, whose page exists in development */
  readonly identities?: IdentityServices | undefined;
  /** Is aborted when answers without an end are to come to one. @default when the provider is closed */
  readonly stopping?: AbortSignal | undefined;
  /** Called after each answer to a call. @default nobody counts */
  readonly onAnswered?: ((answered: AnsweredCall) => void) | undefined;
  /** Whether the provider is down on purpose. @default never */
  readonly maintenance?: (() => boolean) | undefined;
  /**
   * The address of whoever sent a request, to count tries by.
   *
   * @default the last entry of `X-Forwarded-For`, which only the gateway in front may set
   */
  readonly addressOf?: ((request: Request) => string) | undefined;
}

/** The reference provider, running. */
export interface Provider {
  /** Answers a request beneath `/web`, and in development beneath `/development`. */
  fetch(this: void, request: Request): Promise<Response>;
  /** Resolves once work that answers did not wait for is over, such as sending mails. */
  settled(this: void): Promise<void>;
  /**
   * Does what is due: ends orders that were not paid in time and renews plans. To be called every minute or so, by as
   * many processes as one likes.
   */
  work(this: void): Promise<void>;
  /** What the provider lacks for its work just now. */
  missing(this: void): Promise<readonly Missing[]>;
  /** What the provider has on its hands just now. */
  load(this: void): Promise<Load>;
  /** Lets work under way finish, and closes the database. */
  close(this: void): Promise<void>;
}

/**
 * What a provider may lack: its database, or tables that it knows and the database does not; or its work, where a run of
 * it does not come to an end.
 */
export type Missing = "database" | "migrations" | "work";

/** Longer than any run of the due work takes, a mail server that is slow and a morning of renewals included. */
const LONGEST_WORK_MS = 30 * 60_000;

/** Makes a provider that answers the table of calls of `@gk/web`. */
export function createProvider(options: ProviderOptions): Provider {
  const stop = new AbortController();
  const services = servicesOf(options, AbortSignal.any([stop.signal, options.stopping ?? stop.signal]));
  const app = new Hono<{ Variables: { requestId: string } }>();
  const runs = new Map<string, number>();
  app.use(requestId({ limitLength: longestRequestId }));
  app.use(async (c, next) => {
    const id = c.get("requestId");
    await underId(id, next);
    c.header("X-Request-Id", id);
  });
  for (const gateway of [services.cards, services.tapAndGo]) {
    if (gateway?.news) app.route("/", gatewayNews(services, gateway.news));
  }
  app.route("/", webApp(handlers, services));
  if (services.mode === "development") app.route("/", developmentPages(services));
  return {
    fetch: async (request) => app.fetch(request),
    settled: () => services.work.settled(),
    async work() {
      const run = randomUUID();
      runs.set(run, services.clock().getTime());
      await underId(run, () => doDueWork(services)).finally(() => runs.delete(run));
    },
    async missing() {
      const longAgo = services.clock().getTime() - LONGEST_WORK_MS;
      const work = [...runs.values()].some((began) => began < longAgo) ? (["work"] as const) : [];
      return [...(await missingOfDatabase(services.database)), ...work];
    },
    load: () => loadOf(options.database),
    async close() {
      stop.abort();
      await services.work.settled();
      await options.database.close();
    },
  };
}

/** Makes the services of a provider, with stand-ins in development for what is not configured. */
export function servicesOf(
  {
    database: { database },
    maintenance,
    onAnswered,
    addressOf,
    mailer,
    contactTo,
    captcha,
    cards,
    octopus,
    tapAndGo,
    identities,
    ...options
  }: ProviderOptions,
  stopping: AbortSignal,
): Services {
  const { mode, clock, origin } = options;
  const log = logWithId(options.log);
  const inDevelopment = <Service>(service: Service) => (mode === "development" ? service : undefined);
  const tokens = captcha ? undefined : inDevelopment(developmentCaptcha(database, clock));
  return {
    ...options,
    log,
    stopping,
    database,
    cards: chosen("card gateway", cards ?? inDevelopment(developmentCards(origin, database))),
    octopus: octopus ?? inDevelopment(developmentOctopus(origin)),
    tapAndGo: tapAndGo ?? inDevelopment(developmentTapAndGo(origin, database)),
    mailer: chosen("mailer", mailer ?? inDevelopment(outboxMailer(database, clock))),
    contactTo: chosen("address for messages", contactTo ?? inDevelopment("hello@gk.example")),
    captcha: chosen("captcha", captcha ?? tokens),
    identities: identities ?? inDevelopment(everyStandIn(database, clock)) ?? {},
    developmentCaptcha: tokens,
    promotion: inDevelopment(developmentPromotion()),
    limits: limitsOfMode[mode],
    work: createWork(log),
    onAnswered: onAnswered ?? (() => undefined),
    maintenance: maintenance ?? (() => false),
    addressOf: addressOf ?? forwardedAddress,
  };
}

/** What stands in for an outside service exists only in development. */
function chosen<Service>(name: string, service: Service | undefined): Service {
  if (service === undefined) throw new Error(`A provider in production needs a ${name}.`);
  return service;
}

function forwardedAddress(request: Request): string {
  return networkOf(request.headers.get("X-Forwarded-For")?.split(",").at(-1)?.trim() ?? "unknown");
}
