import type { Logger } from "pino";
import * as v from "valibot";
import { unavailable } from "../http/refusal.ts";
import type { Captcha } from "./captcha.ts";

/** Google's own address for checking a token. */
const VERIFY_URL = "https://www.google.com/recaptcha/api/siteverify";

/** Version 3 gives each visit a score from 0 to 1; this is the least that counts as a person. */
const LEAST_SCORE = 0.5;

const TIMEOUT_MS = 5000;

const Verdict = v.object({
  success: v.literal(true),
  action: v.string(),
  score: v.pipe(v.number(), v.minValue(LEAST_SCORE)),
  /** Where the token was made. */
  hostname: v.string(),
});

/** Why Google has looked at no token: what we ask is wrong, so that everybody is taken for a program. */
const FAULTS_OF_OURS: readonly string[] = ["missing-input-secret", "invalid-input-secret", "bad-request"];

const ErrorCodes = v.object({ "error-codes": v.array(v.string()) });

/** What reCAPTCHA v3 needs to know. */
export interface RecaptchaOptions {
  readonly secret: string;
  /** The site's own name: a key may be good for others, whose tokens are none of ours. */
  readonly hostname: string;
  /** @default Google's address */
  readonly verifyUrl?: string | undefined;
}

/**
 * Asks reCAPTCHA v3.
 *
 * @errors 503 where no answer comes, or none that can be read: nobody is let on, and nobody is told to be a program
 */
export function recaptcha({ secret, hostname, verifyUrl = VERIFY_URL }: RecaptchaOptions, log: Logger): Captcha {
  return {
    async accepts(token, action) {
      const answer = await ask(verifyUrl, new URLSearchParams({ secret, response: token }));
      const faults = faultsOf(answer);
      if (faults.length > 0) log.error({ faults }, "reCAPTCHA refused what we ask");
      const verdict = v.safeParse(Verdict, answer);
      return verdict.success && verdict.output.action === action && verdict.output.hostname === hostname;
    },
  };
}

function faultsOf(answer: unknown): string[] {
  const { output, success } = v.safeParse(ErrorCodes, answer);
  return success ? output["error-codes"].filter((code) => FAULTS_OF_OURS.includes(code)) : [];
}

async function ask(url: string, body: URLSearchParams): Promise<unknown> {
  try {
    const response = await fetch(url, { method: "POST", body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return await response.json();
  } catch {
    throw unavailable();
  }
}
