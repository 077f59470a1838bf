import { hongKongToday } from "@gk/domain";
import type { Logger } from "pino";
import { createProvider, type Provider, type ProviderOptions } from "./app.ts";
import { recaptcha } from "./captcha/recaptcha.ts";
import type { CardGateway } from "./checkout/card-gateway.ts";
import type { Configuration } from "./configuration.ts";
import { openDatabase } from "./database/open.ts";
import { logWithId } from "./http/request-id.ts";
import { smtpMailer } from "./mail/smtp.ts";
import { octopusLink } from "./octopus/payment-link.ts";
import { takeInFiles } from "./pictures/take-in-files.ts";
import { seed } from "./seed/seed.ts";
import { connectSocial } from "./social/connect.ts";
import type { StripeKeys } from "./stripe/client.ts";
import { tapAndGoService } from "./tapngo/service.ts";

/** What a configuration does not say. */
export type StartOptions = Pick<ProviderOptions, "log" | "addressOf" | "maintenance" | "onAnswered" | "stopping"> & {
  /** @default the machine's clock */
  readonly clock?: (() => Date) | undefined;
};

/**
 * Starts a provider as it is configured: opens the database, writes the seed, and connects the outside services.
 *
 * @example const provider = await startProvider(configuration(process.env), { log: pino() });
 */
export async function startProvider(configured: Configuration, options: StartOptions): Promise<Provider> {
  const connected = await connect(configured, options);
  const { database } = connected.database;
  const today = hongKongToday(connected.clock());
  await seed(database, { today, demoAccounts: configured.mode === "development" });
  if (configured.pictureFiles !== undefined) await takeInFiles(database, configured.pictureFiles);
  return createProvider(connected);
}

/** Opens the database and connects the outside services, as they are configured. */
export async function connect(
  {
    mode,
    origin,
    database,
    mail,
    contactTo,
    recaptcha: keys,
    stripe,
    octopusLink: link,
    tapAndGo,
    social,
  }: Configuration,
  { clock = () => new Date(), ...options }: StartOptions,
): Promise<ProviderOptions> {
  const log = logWithId(options.log);
  return {
    ...options,
    database: await openDatabase(database, options),
    mode,
    clock,
    origin,
    contactTo,
    mailer: mail && smtpMailer(mail.url, mail.from),
    captcha: keys && recaptcha(keys, log),
    cards: stripe && (await connectCards(stripe, clock, log)),
    octopus: link === undefined ? undefined : octopusLink(link),
    tapAndGo: tapAndGo && tapAndGoService(tapAndGo, origin, log),
    identities: connectSocial(social, clock, log),
  };
}

/** Stripe's library is large, and loaded only where there are keys. */
async function connectCards(keys: StripeKeys, clock: () => Date, log: Logger): Promise<CardGateway> {
  const { stripeCards } = await import("./stripe/cards.ts");
  return stripeCards(keys, clock, log);
}
