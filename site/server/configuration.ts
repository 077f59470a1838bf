import { isOrigin } from "@gk/domain";
import * as v from "valibot";
import { type SocialPages, socialPages } from "./social-pages.ts";

const origin = v.pipe(v.string(), v.check(isOrigin, "an address such as https://gk.example, and nothing after it"));

const isWebAddress = (text: string) => /^https?:/i.test(text) && URL.canParse(text);

const port = v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(65_535));

const environment = v.object({
  GK_MODE: v.optional(v.picklist(["development", "production"]), "development"),
  PORT: v.optional(port, "3000"),
  METRICS_PORT: v.optional(port),
  HOST: v.optional(v.string(), "127.0.0.1"),
  SITE_ORIGIN: v.optional(origin),
  WEB_ORIGIN: v.optional(origin),
  PROMOTION_URL: v.optional(
    v.pipe(v.string(), v.check(isWebAddress, "an address such as https://gk.firebaseio.com/promotion.json")),
  ),
  RECAPTCHA_SITE_KEY: v.optional(v.string()),
  SOCIAL_TIMELINE_URL: v.optional(
    v.pipe(v.string(), v.check(isWebAddress, "the address of the frame in which a social network shows our posts")),
  ),
  TAPNGO_PAGE_URL: v.optional(v.pipe(v.string(), v.url())),
  VITALS_SHARE: v.optional(v.pipe(v.string(), v.toNumber(), v.minValue(0), v.maxValue(1)), "0"),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  FACEBOOK_APP_ID: v.optional(v.string()),
  APPLE_CLIENT_ID: v.optional(v.string()),
  TRUST_PROXY: v.optional(v.picklist(["0", "1"]), "0"),
  LOG_LEVEL: v.optional(v.picklist(["silent", "error", "warn", "info", "debug"]), "info"),
});

/** How the site runs; everything has a default, so that a fresh clone needs no configuration (decision 51). */
export type Configuration = {
  mode: "development" | "production";
  port: number;
  /** Where it tells how much it does; nowhere without it. */
  metricsPort: number | undefined;
  host: string;
  /** The public origin: for links in mails, canonical and return addresses. */
  origin: string;
  /** The real provider; without it the reference provider runs in this process. */
  webOrigin: string | undefined;
  /** Where the promotion stream is; with the provider without it. */
  promotionUrl: string | undefined;
  recaptchaSiteKey: string | undefined;
  /** The frame of our posts at a social network, where `{locale}` stands for the page's language, such as `zh_HK`. */
  timelineUrl: string | undefined;
  /** Where the form of a Tap & Go payment is led on to. */
  tapAndGoOrigin: string | undefined;
  /** The pages of other services where people sign in. */
  social: SocialPages;
  /** Whether a proxy of ours stands in front, whose `X-Forwarded-For` says who asks. */
  trustProxy: boolean;
  /** In which share of visits pages tell how fast they were, of 1. */
  vitalsShare: number;
  logLevel: string;
};

/** How a process listens and logs, whatever it serves. */
type Listening = Pick<Configuration, "mode" | "port" | "metricsPort" | "host" | "logLevel">;

const listeningVariables = v.pick(environment, ["GK_MODE", "PORT", "METRICS_PORT", "HOST", "LOG_LEVEL"]);

/** What production cannot do without, and what for. */
const neededInProduction = {
  SITE_ORIGIN: "the site's public address",
  RECAPTCHA_SITE_KEY: "the site key of reCAPTCHA v3",
} as const;

/**
 * Reads the environment.
 * @errors names each variable that is wrong, or that production misses; the error's `cause` has what is said of each
 */
export function configuration(env: NodeJS.ProcessEnv): Configuration {
  const { SITE_ORIGIN, ...rest } = readVariables(environment, env, neededInProduction);
  const listens = listening(env);
  const standIns = listens.mode === "development" && isNear(rest.WEB_ORIGIN);
  return {
    ...listens,
    origin: (SITE_ORIGIN ?? `http://localhost:${listens.port}`).replace(/\/$/, ""),
    webOrigin: rest.WEB_ORIGIN,
    promotionUrl: rest.PROMOTION_URL,
    recaptchaSiteKey: rest.RECAPTCHA_SITE_KEY,
    timelineUrl: rest.SOCIAL_TIMELINE_URL ?? (standIns ? "/development/timeline?locale={locale}" : undefined),
    tapAndGoOrigin: rest.TAPNGO_PAGE_URL && new URL(rest.TAPNGO_PAGE_URL).origin,
    vitalsShare: rest.VITALS_SHARE,
    social: socialPages(
      { google: rest.GOOGLE_CLIENT_ID, facebook: rest.FACEBOOK_APP_ID, apple: rest.APPLE_CLIENT_ID },
      standIns,
    ),
    trustProxy: rest.TRUST_PROXY === "1",
  };
}

/** Whether the provider is the reference one, in this process or on this machine: others have no stand-ins. */
const isNear = (webOrigin: string | undefined) =>
  webOrigin === undefined || ["localhost", "127.0.0.1", "[::1]"].includes(new URL(webOrigin).hostname);

/**
 * Reads of the environment how a process listens and logs.
 * @errors names each variable that is wrong; the error's `cause` has what is said of each
 */
export function listening(env: NodeJS.ProcessEnv): Listening {
  const read = readVariables(listeningVariables, env);
  const { GK_MODE: mode, PORT, METRICS_PORT: metricsPort, HOST: host, LOG_LEVEL: logLevel } = read;
  return { mode, port: PORT, metricsPort, host, logLevel };
}

function readVariables<Schema extends v.GenericSchema>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
  needed: Readonly<Record<string, string>> = {},
): v.InferOutput<Schema> {
  // A variable that is set to nothing counts as not set.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const result = v.safeParse(schema, set);
  const missing = Object.entries(needed).filter(([name]) => set["GK_MODE"] === "production" && !set[name]);
  const problems: Problems = Object.fromEntries([
    ...missing.map(([name, use]) => [name, `missing; ${use}`]),
    ...(result.issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? []),
  ]);
  if (!result.success || missing.length > 0) throw unusable(problems);
  return result.output;
}

/** What is said of variables, by their names. */
type Problems = Readonly<Record<string, string>>;

function unusable(problems: Problems): Error {
  const lines = Object.entries(problems).map(([name, problem]) => `- ${name}: ${problem}`);
  return new Error(["These variables cannot be used so:", ...lines].join("\n"), { cause: problems });
}

/**
 * Reads the environment in several ways, each of which reads a part of it.
 * @errors names everything that any of them finds wrong, at once, and each variable once
 */
export function readAll<Read extends readonly ((env: NodeJS.ProcessEnv) => unknown)[]>(
  env: NodeJS.ProcessEnv,
  ...ways: Read
): { [Index in keyof Read]: ReturnType<Read[Index]> } {
  const problems: Record<string, string> = {};
  const read = ways.map((way) => {
    try {
      return way(env);
    } catch (error) {
      if (!(error instanceof Error) || typeof error.cause !== "object") throw error;
      return void Object.assign(problems, error.cause);
    }
  });
  if (Object.keys(problems).length > 0) throw unusable(problems);
  return read as { [Index in keyof Read]: ReturnType<Read[Index]> };
}
