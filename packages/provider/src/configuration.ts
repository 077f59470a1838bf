import { isEmail, isOrigin } from "@gk/domain";
import * as v from "valibot";
import type { RecaptchaOptions } from "./captcha/recaptcha.ts";
import type { DatabaseLocation } from "./database/open.ts";
import type { SocialKeys } from "./social/connect.ts";
import type { StripeKeys } from "./stripe/client.ts";
import type { TapAndGoOptions } from "./tapngo/service.ts";

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
  /** To whom messages of the contact form go. @default an address of the development outbox */
  readonly contactTo: string | undefined;
  /** The keys of reCAPTCHA v3; without them the development captcha gives its tokens out itself. */
  readonly recaptcha: RecaptchaOptions | undefined;
  /** The keys of Stripe; without them the development checkout takes no money. */
  readonly stripe: StripeKeys | undefined;
  /** Octopus's payment link, with places for an order's number and dollars; without it nobody pays by Octopus. */
  readonly octopusLink: string | undefined;
  /** The keys of Tap & Go; without them nobody pays by it. */
  readonly tapAndGo: TapAndGoOptions | undefined;
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

const siteOrigin = v.pipe(text, v.check(isOrigin, "an address such as https://gk.example, and nothing after it"));

/** A link that says which order is paid: whoever confirms the money knows it by that. */
const paymentLink = v.pipe(
  address,
  v.check((link) => /^https?:/.test(link), "an address that a phone can open"),
  v.includes("{order}", "{order} stands where the order's number belongs"),
);

/** The variables that are read. Each is described where it is missed. */
const Environment = v.object({
  GK_MODE: v.optional(v.picklist(["development", "production"]), "development"),
  GK_DATA: v.optional(text, ".data"),
  PORT: v.optional(text, "3000"),
  SITE_ORIGIN: v.optional(siteOrigin),
  DATABASE_URL: v.optional(address),
  SMTP_URL: v.optional(address),
  MAIL_FROM: v.optional(text),
  CONTACT_TO: v.optional(v.pipe(text, v.check(isEmail, "one e-mail address"))),
  RECAPTCHA_SECRET_KEY: v.optional(text),
  RECAPTCHA_VERIFY_URL: v.optional(address),
  STRIPE_SECRET_KEY: v.optional(text),
  STRIPE_WEBHOOK_SECRET: v.optional(text),
  STRIPE_API_URL: v.optional(originOfService),
  OCTOPUS_PAYMENT_URL: v.optional(paymentLink),
  TAPNGO_APP_ID: v.optional(text),
  TAPNGO_APP_KEY: v.optional(text),
  TAPNGO_PAGE_URL: v.optional(address),
  TAPNGO_API_URL: v.optional(address),
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
  CONTACT_TO: "the address that messages of the contact form go to",
  RECAPTCHA_SECRET_KEY: "the secret key of reCAPTCHA v3",
  STRIPE_SECRET_KEY: "the secret key of Stripe, which takes the money",
  STRIPE_WEBHOOK_SECRET: "the signing secret of Stripe's webhook at /web/stripe/webhook",
} as const satisfies Partial<Record<keyof Variables, string>>;

/**
 * Reads how the provider runs from the environment. In development everything has a default.
 *
 * @errors names each variable that is wrong, and in production each that is missing, all at once; the error's `cause` has
 * what is said of each under its name
 * @source decision 51
 * @example configuration(process.env)
 */
export function configuration(env: Readonly<Record<string, string | undefined>>): Configuration {
  const variables = readVariables(env);
  const { GK_MODE: mode, GK_DATA: data, SMTP_URL, MAIL_FROM, RECAPTCHA_SECRET_KEY } = variables;
  const origin = (variables.SITE_ORIGIN ?? `http://localhost:${variables.PORT}`).replace(/\/$/, "");
  const inMemory = data === "memory";
  return {
    mode,
    origin,
    database: { url: variables.DATABASE_URL, directory: inMemory ? data : `${data}/database` },
    pictureFiles: inMemory ? undefined : `${data}/files`,
    contactTo: variables.CONTACT_TO,
    mail: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
    recaptcha: RECAPTCHA_SECRET_KEY
      ? {
          secret: RECAPTCHA_SECRET_KEY,
          hostname: new URL(origin).hostname,
          verifyUrl: variables.RECAPTCHA_VERIFY_URL,
        }
      : undefined,
    stripe: stripeKeys(variables),
    octopusLink: variables.OCTOPUS_PAYMENT_URL,
    tapAndGo: tapAndGoKeys(variables),
    social: socialKeys(variables),
  };
}

function stripeKeys({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }: Variables): StripeKeys | undefined {
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL };
}

function tapAndGoKeys(variables: Variables): TapAndGoOptions | undefined {
  const { TAPNGO_APP_ID, TAPNGO_APP_KEY, TAPNGO_PAGE_URL, TAPNGO_API_URL } = variables;
  if (!TAPNGO_APP_ID || !TAPNGO_APP_KEY || !TAPNGO_PAGE_URL || !TAPNGO_API_URL) return undefined;
  const apiUrl = TAPNGO_API_URL.replace(/(?<!\/)\/+$/, "");
  return { appId: TAPNGO_APP_ID, appKey: TAPNGO_APP_KEY, pageUrl: TAPNGO_PAGE_URL, apiUrl };
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
  const wrong = result.issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];
  const unfit = set["GK_MODE"] === "production" ? unfitForProduction(set) : [];
  const problems: Record<string, string> = Object.fromEntries([...unfit, ...wrong]);
  const lines = Object.entries(problems).map(([name, problem]) => `- ${name}: ${problem}`);
  if (lines.length > 0)
    throw new Error(["These variables cannot be used so:", ...lines].join("\n"), { cause: problems });
  return v.parse(Environment, set);
}

function unfitForProduction(set: Readonly<Record<string, unknown>>): (readonly [name: string, problem: string])[] {
  const missing = Object.entries(neededInProduction).filter(([name]) => !(name in set));
  const problems = missing.map(([name, use]) => [name, `missing; ${use}`] as const);
  const losesAll = set["GK_DATA"] === "memory" && !("DATABASE_URL" in set);
  return losesAll ? [...problems, ["GK_DATA", "memory keeps nothing; a folder does, or DATABASE_URL"]] : problems;
}
