import type { RuleContext } from "@gk/domain";
import type * as v from "valibot";
import type { Call, Calls } from "./call.ts";

/** Where a call comes from: the specification, or a decision that adds it to what the specification lists. */
export type Source = "spec §7" | `decision ${number}`;

/** The rules of a body, or how to make them where they depend on more than the body. */
export type BodyRules = v.GenericSchema | ((context: RuleContext) => v.GenericSchema);

/** What every contract says, whatever the call. */
export interface ContractBase {
  /** What the call does, for the OpenAPI document. */
  readonly summary: string;
  readonly source: Source;
  /** The rules of the query. */
  readonly query?: v.GenericSchema;
}

type ParamsPart<Row extends Call> = Row["path"] extends `${string}{${string}`
  ? { readonly params: v.GenericSchema }
  : {};

type BodyPart<Row extends Call> = Row extends { readonly encoding: string } ? { readonly body: BodyRules } : {};

type AnswerPart<Row extends Call> = Row extends { readonly answers: string }
  ? {}
  : { readonly answer: v.GenericSchema };

/**
 * What a call takes and answers. A path with parameters needs their rules, an encoding needs a body's, and an answer in
 * JSON needs its schema, so that a row and its contract cannot disagree.
 */
export type Contract<Row extends Call = Call> = ContractBase & ParamsPart<Row> & BodyPart<Row> & AnswerPart<Row>;

/** Any contract, as code that goes through the whole table sees it. */
export interface AnyContract extends ContractBase {
  readonly params?: v.GenericSchema;
  readonly body?: BodyRules;
  readonly answer?: v.GenericSchema;
}

/** One contract for each row. */
export type Contracts<Rows extends Calls> = { readonly [Name in keyof Rows]: Contract<Rows[Name]> };
