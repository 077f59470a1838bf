import * as v from "valibot";

const environment = v.object({
  GK_MODE: v.optional(v.picklist(["development", "production"]), "development"),
  PORT: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(65_535)), "3000"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  SITE_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
  WEB_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
  RECAPTCHA_SITE_KEY: v.optional(v.string()),
  TRUST_PROXY: v.optional(v.picklist(["0", "1"]), "0"),
  LOG_LEVEL: v.optional(v.picklist(["silent", "error", "warn", "info", "debug"]), "info"),
});

/** How the site runs; everything has a default, so that a fresh clone needs no configuration (decision 51). */
export type Configuration = {
  mode: "development" | "production";
  port: number;
  host: string;
  /** The public origin: for links in mails, canonical and return addresses. */
  origin: string;
  /** The real provider; without it the reference provider runs in this process. */
  webOrigin: string | undefined;
  recaptchaSiteKey: string | undefined;
  /** Whether a proxy of ours stands in front, whose `X-Forwarded-For` says who asks. */
  trustProxy: boolean;
  logLevel: string;
};

/** What production cannot do without, and what for. */
const neededInProduction = {
  SITE_ORIGIN: "the site's public address",
  RECAPTCHA_SITE_KEY: "the site key of reCAPTCHA v3",
} as const;

function requireVariables(variables: Record<string, unknown>): void {
  const missing = Object.entries(neededInProduction).filter(([name]) => !variables[name]);
  if (missing.length === 0) return;
  throw new Error(
    ["Production needs these variables:", ...missing.map(([name, use]) => `- ${name}: ${use}`)].join("\n"),
  );
}

/**
 * Reads the environment.
 * @errors names each variable that is wrong, or that production misses
 */
export function configuration(env: NodeJS.ProcessEnv): Configuration {
  const result = v.safeParse(environment, env);
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`The configuration can't be used.\n${wrong.join("\n")}`);
  }
  const { GK_MODE: mode, PORT: port, HOST: host, SITE_ORIGIN, ...rest } = result.output;
  if (mode === "production") requireVariables(result.output);
  return {
    mode,
    port,
    host,
    origin: (SITE_ORIGIN ?? `http://localhost:${port}`).replace(/\/$/, ""),
    webOrigin: rest.WEB_ORIGIN,
    recaptchaSiteKey: rest.RECAPTCHA_SITE_KEY,
    trustProxy: rest.TRUST_PROXY === "1",
    logLevel: rest.LOG_LEVEL,
  };
}
