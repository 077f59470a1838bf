import type { Answered, Refused, Unanswered, Unexpected } from "@gk/web";

/** No answer that says what became of it: a connection that was cut, a time that was over, a fault of the server. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

/** The provider's no. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly httpStatus: number;
  /** The codes of what is refused. */
  readonly codes: readonly string[];
  /** When to come again, where it says so. @units seconds */
  readonly retryAfter: number | undefined;

  constructor(call: string, { httpStatus, body }: Refused) {
    const codes = [...Object.values(body.errors ?? {}).flat(), ...(body.message ? [body.message] : [])];
    super(`${call}: ${httpStatus} ${codes.join(", ")}`);
    this.httpStatus = httpStatus;
    this.codes = codes;
    this.retryAfter = body.retry_after;
  }
}

/** The body of a yes. @errors throws a `Refusal` or that there was no answer */
export function yes<Body>(call: string, result: Answered<Body> | Refused | Unexpected | Unanswered): Body {
  if (result.ok) return result.body;
  if (result.kind === "network") throw new NoAnswer(`${call}: ${result.reason}`);
  if (result.kind === "unexpected" || result.httpStatus >= 500) throw new NoAnswer(`${call}: ${result.httpStatus}`);
  throw new Refusal(call, result);
}
