import * as v from "valibot";
import type { AnswerOf, ClientCallName } from "./call-types.ts";
import type { Call } from "./call.ts";
import { calls } from "./calls/index.ts";
import type { AnyContract } from "./contract.ts";
import { contracts } from "./contracts/index.ts";
import { type Refusal, refusalSchema } from "./envelope.ts";

/**
 * The schema of everything that a call can answer in JSON: its success or a refusal. For bytes, only a refusal.
 */
export function answerSchemaOf(name: ClientCallName): v.GenericSchema {
  const contract: AnyContract = contracts[name];
  return contract.answer ? v.union([contract.answer, refusalSchema]) : refusalSchema;
}

/**
 * Checks a body against what the table promises of a call. For tests and development: it pulls every schema into the
 * program that uses it, and the client hands bodies on unchecked.
 * @errors throws `ValiError` with the path of what does not fit
 */
export function parseAnswer<Name extends ClientCallName>(name: Name, body: unknown): AnswerOf<Name> | Refusal {
  const row: Call = calls[name];
  if (row.answers === "binary" && body instanceof Blob) return body as AnswerOf<Name>;
  return v.parse(answerSchemaOf(name), body) as AnswerOf<Name> | Refusal;
}
