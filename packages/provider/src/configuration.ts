import * as v from "valibot";
import type { RecaptchaOptions } from "./captcha/recaptcha.ts";
import type { DatabaseLocation } from "./database/open.ts";
import type { SocialKeys } from "./social/connect.ts";
import type { StripeKeys } from "./stripe/client.ts";

/** Whether the provider serves families or the people who build it (decision 51). */
export type Mode = "development" | "production";

/** How a provider runs. */
export interface Configuration {
  readonly mode: Mode;
  /** The site's own address, without a slash at the end. */
  readonly origin: string;
  readonly database: DatabaseLocation;
  /** Where an earlier version kept uploaded pictures, which are taken into the database. */
  readonly pictureFiles: string | undefined;
  /** The mail server; without it mails go to the development outbox. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** The keys of reCAPTCHA v3; without them the development captcha gives its tokens out itself. */
  readonly recaptcha: RecaptchaOptions | undefined;
  /** The keys of Stripe; without them the development checkout takes no money. */
  readonly stripe: StripeKeys | undefined;
  /** The keys of the services through which people sign in; without any, development has stand-ins. */
  readonly social: SocialKeys;
}

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const address = v.pipe(text, v.url());
/** Where a service is, without a path: its library knows the paths. */
const originOfService = v.pipe(
  address,
  v.check((url) => new URL(url).pathname === "/", "a path beneath the address is not looked at"),
);

/** The variables that are read. Each is described where it is missed. */
const Environment = v.object({
  GK_MODE: v.optional(v.picklist(["development", "production"]), "development"),
  GK_DATA: v.optional(text, ".data"),
  PORT: v.optional(text, "3000"),
  SITE_ORIGIN: v.optional(address),
  DATABASE_URL: v.optional(address),
  SMTP_URL: v.optional(address),
  MAIL_FROM: v.optional(text),
  RECAPTCHA_SECRET_KEY: v.optional(text),
  RECAPTCHA_VERIFY_URL: v.optional(address),
  STRIPE_SECRET_KEY: v.optional(text),
  STRIPE_WEBHOOK_SECRET: v.optional(text),
  STRIPE_API_URL: v.optional(originOfService),
  GOOGLE_CLIENT_ID: v.optional(text),
  GOOGLE_CLIENT_SECRET: v.optional(text),
  FACEBOOK_APP_ID: v.optional(text),
  FACEBOOK_APP_SECRET: v.optional(text),
  APPLE_CLIENT_ID: v.optional(text),
  APPLE_TEAM_ID: v.optional(text),
  APPLE_KEY_ID: v.optional(text),
  APPLE_PRIVATE_KEY: v.optional(text),
});

type Variables = v.InferOutput<typeof Environment>;

/** What production cannot do without, and what for. */
const neededInProduction = {
  SITE_ORIGIN: "the site's public address, which links in mails begin with",
  SMTP_URL: "the mail server, as smtp://… or smtps://…",
  MAIL_FROM: "the address that mails come from",
  RECAPTCHA_SECRET_KEY: "the secret key of reCAPTCHA v3",
  STRIPE_SECRET_KEY: "the secret key of Stripe, which takes the money",
  STRIPE_WEBHOOK_SECRET: "the signing secret of Stripe's webhook at /web/stripe/webhook",
} as const satisfies Partial<Record<keyof Variables, string>>;

/**
 * Reads how the provider runs from the environment. In development everything has a default.
 *
 * @errors names each variable that is wrong, and in production each that is missing
 * @source decision 51
 * @example configuration(process.env)
 */
export function configuration(env: Readonly<Record<string, string | undefined>>): Configuration {
  const variables = readVariables(env);
  const { GK_MODE: mode, GK_DATA: data, SMTP_URL, MAIL_FROM, RECAPTCHA_SECRET_KEY } = variables;
  if (mode === "production") requireVariables(variables);
  const inMemory = data === "memory";
  return {
    mode,
    origin: (variables.SITE_ORIGIN ?? `http://localhost:${variables.PORT}`).replace(/\/+$/, ""),
    database: { url: variables.DATABASE_URL, directory: inMemory ? data : `${data}/database` },
    pictureFiles: inMemory ? undefined : `${data}/files`,
    mail: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
    recaptcha: RECAPTCHA_SECRET_KEY
      ? { secret: RECAPTCHA_SECRET_KEY, verifyUrl: variables.RECAPTCHA_VERIFY_URL }
      : undefined,
    stripe: stripeKeys(variables),
    social: socialKeys(variables),
  };
}

function stripeKeys({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }: Variables): StripeKeys | undefined {
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL };
}

/** A service is connected once all its keys are there. */
function socialKeys(variables: Variables): SocialKeys {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET } = variables;
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = variables;
  return {
    google:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
        : undefined,
    facebook:
      FACEBOOK_APP_ID && FACEBOOK_APP_SECRET ? { appId: FACEBOOK_APP_ID, appSecret: FACEBOOK_APP_SECRET } : undefined,
    apple:
      APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY
        ? { clientId: APPLE_CLIENT_ID, teamId: APPLE_TEAM_ID, keyId: APPLE_KEY_ID, privateKey: APPLE_PRIVATE_KEY }
        : undefined,
  };
}

/** A variable that is set to nothing counts as not set. */
function readVariables(env: Readonly<Record<string, string | undefined>>): Variables {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const result = v.safeParse(Environment, set);
  if (result.success) return result.output;
  const wrong = result.issues.map((issue) => `- ${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(["These variables cannot be used:", ...wrong].join("\n"));
}

function requireVariables(variables: Variables): void {
  const missing = Object.entries(neededInProduction).filter(([name]) => !(name in variables));
  if (missing.length === 0) return;
  const lines = missing.map(([name, purpose]) => `- ${name}: ${purpose}`);
  throw new Error(["Production needs these variables:", ...lines].join("\n"));
}
