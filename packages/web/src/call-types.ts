import type { RuleContext } from "@gk/domain";
import type * as v from "valibot";
import type { CallName, calls } from "./calls/index.ts";
import type { contracts } from "./contracts/index.ts";

type Row<Name extends CallName> = (typeof calls)[Name];
type ContractOf<Name extends CallName> = (typeof contracts)[Name];

type Given<Value> = Value extends readonly (infer Entry)[] ? readonly Entry[] : Value;

/** The input of a schema, which callers may also give as read-only lists. */
type InputOf<Rules extends v.GenericSchema> =
  v.InferInput<Rules> extends infer Input
    ? Input extends unknown
      ? { readonly [Key in keyof Input]: Given<Input[Key]> }
      : never
    : never;

type SchemaOf<Rules> = Rules extends v.GenericSchema
  ? Rules
  : Rules extends (context: RuleContext) => v.GenericSchema
    ? ReturnType<Rules>
    : never;

/** The path parameters of a call; `never` where its path has none. */
export type ParamsOf<Name extends CallName> =
  ContractOf<Name> extends { readonly params: infer Rules extends v.GenericSchema } ? InputOf<Rules> : never;

/** The query of a call; `never` where it has none. */
export type QueryOf<Name extends CallName> =
  ContractOf<Name> extends { readonly query: infer Rules extends v.GenericSchema } ? InputOf<Rules> : never;

/** The body of a call as a caller gives it; `never` where it has none. */
export type BodyOf<Name extends CallName> =
  ContractOf<Name> extends { readonly body: infer Rules } ? InputOf<SchemaOf<Rules>> : never;

/** The body of a call as its rules hand it on: trimmed, with numbers as numbers. */
export type ParsedBodyOf<Name extends CallName> =
  ContractOf<Name> extends { readonly body: infer Rules } ? v.InferOutput<SchemaOf<Rules>> : never;

/** The path parameters of a call as their rules hand them on. */
export type ParsedParamsOf<Name extends CallName> =
  ContractOf<Name> extends {
    readonly params: infer Rules extends v.GenericSchema;
  }
    ? v.InferOutput<Rules>
    : never;

/** The query of a call as its rules hand it on. */
export type ParsedQueryOf<Name extends CallName> =
  ContractOf<Name> extends {
    readonly query: infer Rules extends v.GenericSchema;
  }
    ? v.InferOutput<Rules>
    : never;

/** The body of a call's success. */
export type AnswerOf<Name extends CallName> =
  ContractOf<Name> extends { readonly answer: infer Rules extends v.GenericSchema }
    ? v.InferOutput<Rules>
    : Row<Name> extends { readonly answers: "binary" }
      ? Blob
      : never;

/** The `data` of a call's success; `never` where it says nothing more. */
export type DataOf<Name extends CallName> = AnswerOf<Name> extends { readonly data: infer Data } ? Data : never;

/** The calls that the client makes: all but those that a browser itself makes, a stream and a page. */
export type ClientCallName = {
  [Name in CallName]: Row<Name> extends { readonly answers: "stream" | "page" } ? never : Name;
}[CallName];

/** The calls by which a page reads data: a GET with an answer in JSON. */
export type ReadCallName = {
  [Name in ClientCallName]: Row<Name> extends { readonly method: "GET"; readonly answers?: never } ? Name : never;
}[ClientCallName];

type Part<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : {} extends Value
    ? { readonly [Name in Key]?: Value }
    : { readonly [Name in Key]: Value };

type SentBody<Name extends CallName> =
  Row<Name> extends { readonly encoding: "multipart" } ? BodyOf<Name> | FormData : BodyOf<Name>;

/** Where a call goes: its path parameters and query. */
export type AddressOf<Name extends CallName> = Part<"params", ParamsOf<Name>> & Part<"query", QueryOf<Name>>;

/** What a call is made with. A multipart call also takes a finished form. */
export type RequestOf<Name extends CallName> = AddressOf<Name> &
  Part<"body", SentBody<Name>> & { readonly signal?: AbortSignal };
