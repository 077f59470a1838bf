import type { IssueKey } from "@gk/domain";
import { answerStatus, type PriceQuote, type Refusal as RefusalBody, type RefusalCode } from "@gk/web";

/** Everything that is not a success: thrown by whoever finds it, turned into a response in one place. */
export class Refusal extends Error {
  readonly httpStatus: number;
  readonly body: RefusalBody;

  constructor(httpStatus: number, body: RefusalBody) {
    super(body.message ?? "invalid");
    this.httpStatus = httpStatus;
    this.body = body;
  }
}

/** The product's rules say no. @default httpStatus 409 */
export function refused(message: RefusalCode, httpStatus = 409): Refusal {
  return new Refusal(httpStatus, { status: answerStatus.refused, message });
}

/** A purchase would not cost what the buyer was shown. */
export function amountChanged(quote: PriceQuote): Refusal {
  return new Refusal(409, { status: answerStatus.refused, message: "amountChanged", quote });
}

/** Broken rules by field. */
export function invalid(errors: Readonly<Record<string, IssueKey[]>>): Refusal {
  return new Refusal(422, { status: answerStatus.invalid, errors });
}

/** Something in the request cannot even be read. */
export function unreadable(httpStatus: 400 | 422): Refusal {
  return new Refusal(httpStatus, { status: answerStatus.invalid, errors: {} });
}

/** There is no such thing, or none that this person may know of. */
export function notFound(message: RefusalCode = "notFound"): Refusal {
  return new Refusal(404, { status: answerStatus.notFound, message });
}

/** Nobody is signed in, or not any more, or somebody else than the page that asks takes it for. */
export function sessionInvalid(message: "sessionEnded" | "sessionChanged" | "signinRequired"): Refusal {
  return new Refusal(401, { status: answerStatus.sessionInvalid, message });
}

/** Too often; to be tried again after some seconds. */
export function tooManyRequests(
  retryAfterSeconds: number,
  message: "tooManyRequests" | "invitationLimit" = "tooManyRequests",
): Refusal {
  return new Refusal(429, {
    status: answerStatus.tooManyRequests,
    message,
    retry_after: retryAfterSeconds,
  });
}

/** Too many people at once ask for the same costly thing; to be tried again after some seconds. */
export function busy(retryAfterSeconds: number): Refusal {
  return new Refusal(429, {
    status: answerStatus.tooManyRequests,
    message: "busy",
    retry_after: retryAfterSeconds,
  });
}

/** How soon to ask again where something is away that comes back, in seconds. */
const AWAY_SECONDS = 5;

/** What the provider itself needs is away just now, such as its database. */
export function unavailable(): Refusal {
  return new Refusal(503, { status: answerStatus.refused, message: "server", retry_after: AWAY_SECONDS });
}

/** How long a page says that maintenance may still take, in seconds. */
const MAINTENANCE_SECONDS = 300;

/** The provider is down on purpose. */
export function underMaintenance(): Refusal {
  return new Refusal(503, {
    status: answerStatus.refused,
    message: "maintenance",
    retry_after: MAINTENANCE_SECONDS,
  });
}
