import type { AnswerOf, ClientCallName } from "./call-types.ts";
import type { Call } from "./call.ts";
import type { Refusal } from "./envelope.ts";

/** A success. */
export interface Answered<Body> {
  readonly ok: true;
  readonly httpStatus: number;
  readonly body: Body;
}

/** The provider's own no, whatever the HTTP status; for an image also "there is none" (T85). */
export interface Refused {
  readonly ok: false;
  readonly kind: "refused";
  readonly httpStatus: number;
  readonly body: Refusal;
}

/** An answer that is not the provider's way of speaking: an error page, no body, broken JSON. */
export interface Unexpected {
  readonly ok: false;
  readonly kind: "unexpected";
  readonly httpStatus: number;
  readonly body: unknown;
}

/** No answer at all. Whether the provider did what was asked is unknown. */
export interface Unanswered {
  readonly ok: false;
  readonly kind: "network";
  readonly reason: "timeout" | "aborted" | "unreachable";
  readonly error: unknown;
}

/**
 * What comes of a call. Always a value, never a throw, and bodies as they came: the type of a success is what the table
 * promises, and is not checked (`parseAnswer` does that).
 * @source spec §7; T80
 */
export type Result<Name extends ClientCallName> = Answered<AnswerOf<Name>> | Refused | Unexpected | Unanswered;

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === "object" && body !== null && !Array.isArray(body) && !(body instanceof Blob);

/** The number under a key of a body, undefined for anything else: no body is trusted to be an object (T80). */
export function numberIn(body: unknown, key: "status" | "status_code"): number | undefined {
  const value = isRecord(body) ? body[key] : undefined;
  return typeof value === "number" ? value : undefined;
}

function isRefusal(body: unknown, row: Call): body is Refusal {
  const status = numberIn(body, "status");
  const statusCode = numberIn(body, "status_code");
  if (row.answers === "binary" && statusCode !== undefined) return true;
  return (status !== undefined && status <= 0) || (statusCode !== undefined && statusCode >= 400);
}

function isSuccess(body: unknown, row: Call): boolean {
  if (row.answers !== "binary") return isRecord(body);
  // Not every provider names the type of its bytes, but none calls a picture text.
  return body instanceof Blob && body.size > 0 && !/^text\/|json/.test(body.type);
}

/** Sorts an answer by what it says. */
export function sortAnswer(
  row: Call,
  { ok, status: httpStatus }: Pick<Response, "ok" | "status">,
  body: unknown,
): Answered<unknown> | Refused | Unexpected {
  if (isRefusal(body, row)) return { ok: false, kind: "refused", httpStatus, body };
  if (ok && isSuccess(body, row)) return { ok: true, httpStatus, body };
  return { ok: false, kind: "unexpected", httpStatus, body };
}
