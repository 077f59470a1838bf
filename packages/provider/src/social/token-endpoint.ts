import type { Logger } from "pino";
import * as v from "valibot";
import { failureOf } from "../work.ts";

/** How long another service may take. */
const TIMEOUT_MS = 8000;

/** Why a service refuses: a word of RFC 6749 (section 5.2), at Facebook a number. What else it writes is not for the log. */
const ErrorResponse = v.object({
  error: v.union([v.pipe(v.string(), v.regex(/^\w{1,40}$/)), v.object({ code: v.number() })]),
});

/** What services say of a code that is over, was used, or never was one: nobody but the visitor can do better. */
const BAD_CODE: readonly (string | number | undefined)[] = ["invalid_grant", 100];

/**
 * Asks another service for JSON.
 *
 * @returns nothing where it does not answer, or refuses
 */
export async function askJson(log: Logger, url: string | URL, init: RequestInit = {}): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return await response.json();
    const cause = causeOf(await response.json().catch(() => undefined));
    if (!BAD_CODE.includes(cause)) log.error({ httpStatus: response.status, cause }, "a sign-in service refused");
  } catch (error) {
    log.warn({ failure: failureOf(error) }, "a sign-in service did not answer");
  }
  return undefined;
}

function causeOf(answer: unknown): string | number | undefined {
  const { output, success } = v.safeParse(ErrorResponse, answer);
  if (!success) return undefined;
  return typeof output.error === "string" ? output.error : output.error.code;
}

/** Exchanges a code at a service's token endpoint, as RFC 6749 (section 4.1.3) describes it. */
export async function exchangeCode(
  log: Logger,
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<unknown> {
  return askJson(log, url, {
    method: "POST",
    body: new URLSearchParams({ grant_type: "authorization_code", ...fields }),
  });
}
