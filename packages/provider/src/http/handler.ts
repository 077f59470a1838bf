import type { IsoDate, Locale } from "@gk/domain";
import type { CallName, calls, ParsedBodyOf, ParsedParamsOf, ParsedQueryOf } from "@gk/web";
import type { Device } from "../access/device.ts";
import type { User } from "../access/tokens.ts";
import type { ReplyOf } from "./reply.ts";
import type { Services } from "./services.ts";

/** What a request asked, checked by the rules of its row. What the row does not have is `never`. */
interface Input<Name extends CallName> {
  readonly params: ParsedParamsOf<Name>;
  readonly query: ParsedQueryOf<Name>;
  readonly body: ParsedBodyOf<Name>;
}

/** What is known around a request. */
export interface Context extends Services {
  readonly now: Date;
  /** The day in Hong Kong. */
  readonly today: IsoDate;
  /** The language in which to answer. */
  readonly locale: Locale;
  /** Where the request came from, to count tries by. */
  readonly address: string;
  /** What it was made with. */
  readonly device: Device;
}

/** What is known around a member's request. */
export interface MemberContext extends Context {
  readonly user: User;
  readonly token: string;
}

type Row<Name extends CallName> = (typeof calls)[Name];

/** What is known around a call, by who may make it. */
type ContextOf<Name extends CallName> = Row<Name>["access"] extends "member" ? MemberContext : Context;

/** Answers one call of the table. What it refuses it throws (see `refusal.ts`). */
export type Handler<Name extends CallName> = (
  input: Input<Name>,
  context: ContextOf<Name>,
) => Promise<ReplyOf<Name>> | ReplyOf<Name>;

/** A handler for every row of the table. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };
