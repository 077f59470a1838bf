import { hongKongToday } from "@gk/domain";
import { createProvider, type Provider, type ProviderOptions } from "./app.ts";
import { recaptcha } from "./captcha/recaptcha.ts";
import type { CardGateway } from "./checkout/card-gateway.ts";
import type { Configuration } from "./configuration.ts";
import { openDatabase } from "./database/open.ts";
import { smtpMailer } from "./mail/smtp.ts";
import { takeInFiles } from "./pictures/take-in-files.ts";
import { seed } from "./seed/seed.ts";
import { connectSocial } from "./social/connect.ts";
import type { StripeKeys } from "./stripe/client.ts";

/** What a configuration does not say. */
export type StartOptions = Pick<ProviderOptions, "log" | "addressOf" | "maintenance"> & {
  /** @default the machine's clock */
  readonly clock?: (() => Date) | undefined;
};

/**
 * Starts a provider as it is configured: opens the database, writes the seed, and connects the outside services.
 *
 * @example const provider = await startProvider(configuration(process.env), { log: pino() });
 */
export async function startProvider(
  { mode, origin, database, pictureFiles, mail, recaptcha: keys, stripe, social }: Configuration,
  { clock = () => new Date(), ...options }: StartOptions,
): Promise<Provider> {
  const open = await openDatabase(database);
  await seed(open.database, { today: hongKongToday(clock()), demoAccounts: mode === "development" });
  if (pictureFiles !== undefined) await takeInFiles(open.database, pictureFiles);
  return createProvider({
    ...options,
    database: open,
    mode,
    clock,
    origin,
    mailer: mail && smtpMailer(mail.url, mail.from),
    captcha: keys && recaptcha(keys),
    cards: stripe && (await connectCards(stripe, clock)),
    identities: connectSocial(social, clock),
  });
}

/** Stripe's library is large, and loaded only where there are keys. */
async function connectCards(keys: StripeKeys, clock: () => Date): Promise<CardGateway> {
  const { stripeCards } = await import("./stripe/cards.ts");
  return stripeCards(keys, clock);
}
