import { Hono } from "hono";
import type { Logger } from "pino";
import { limitsOfMode } from "./access/rate-limit.ts";
import type { Captcha } from "./captcha/captcha.ts";
import { developmentCaptcha } from "./captcha/development.ts";
import type { CardGateway } from "./checkout/card-gateway.ts";
import { developmentCards } from "./checkout/development-cards.ts";
import { gatewayNews } from "./checkout/gateway-news.ts";
import type { Mode } from "./configuration.ts";
import type { OpenDatabase } from "./database/database.ts";
import { developmentPages } from "./development/pages.ts";
import { doDueWork } from "./due-work.ts";
import { handlers } from "./handlers.ts";
import type { Services } from "./http/services.ts";
import { webApp } from "./http/web.ts";
import type { Mailer } from "./mail/mail.ts";
import { outboxMailer } from "./mail/outbox.ts";
import { everyStandIn } from "./social/development.ts";
import type { IdentityServices } from "./social/identity-service.ts";
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
  /** What tells people from programs. @default the development captcha, which gives its tokens out itself */
  readonly captcha?: Captcha | undefined;
  /** What takes money from cards. @default the development checkout, whose pages exist in development */
  readonly cards?: CardGateway | undefined;
  /** The services through which people sign in. @default stand-ins, whose page exists in development */
  readonly identities?: IdentityServices | undefined;
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
  /** Lets work under way finish, and closes the database. */
  close(this: void): Promise<void>;
}

/** Makes a provider that answers the table of calls of `@gk/web`. */
export function createProvider(options: ProviderOptions): Provider {
  const stop = new AbortController();
  const services = servicesOf(options, stop.signal);
  const app = new Hono();
  if (services.cards.news) app.route("/", gatewayNews(services, services.cards.news));
  app.route("/", webApp(handlers, services));
  if (services.mode === "development") app.route("/", developmentPages(services));
  return {
    fetch: async (request) => app.fetch(request),
    settled: () => services.work.settled(),
    work: () => doDueWork(services),
    async close() {
      stop.abort();
      await services.work.settled();
      await options.database.close();
    },
  };
}

function servicesOf(
  { database: { database }, maintenance, addressOf, mailer, captcha, cards, identities, ...options }: ProviderOptions,
  stopping: AbortSignal,
): Services {
  const { mode, clock, log, origin } = options;
  const inDevelopment = <Service>(service: Service) => (mode === "development" ? service : undefined);
  const tokens = captcha ? undefined : inDevelopment(developmentCaptcha(database, clock));
  return {
    ...options,
    stopping,
    database,
    cards: chosen("card gateway", cards ?? inDevelopment(developmentCards(origin))),
    mailer: chosen("mailer", mailer ?? inDevelopment(outboxMailer(database, clock))),
    captcha: chosen("captcha", captcha ?? tokens),
    identities: identities ?? inDevelopment(everyStandIn(database, clock)) ?? {},
    developmentCaptcha: tokens,
    limits: limitsOfMode[mode],
    work: createWork(log),
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
  return request.headers.get("X-Forwarded-For")?.split(",").at(-1)?.trim() ?? "unknown";
}
