import type { Locale } from "@gk/domain";
import type { AnswerOf, Client, ReadCallName, RequestOf, Result } from "@gk/web";

/** The calls that read: each GET, and the state of a payment, for which the specification has a POST. */
export type ReadName = ReadCallName | "getPaymentStatus";

/** What a query does besides asking once. */
type QueryOptions<Name extends ReadName = ReadName, Answer = AnswerOf<Name>> = {
  /** What of the answer pages see; the rest never leaves the server. */
  select?(answer: AnswerOf<Name>): Answer;
  /** What that is, where other pages see something else of the same answer: on the way between them both are kept. */
  as?: string;
  /** Whether it is asked again when somebody comes back to the tab: for what changes without navigation. */
  revalidateOnFocus?: boolean;
};

/** A pure description of a call that reads something: the server runs it in a loader, the browser by SWR. */
export type Query<Name extends ReadName = ReadName, Answer = AnswerOf<Name>> = {
  call: Name;
  request: RequestOf<Name>;
  options: QueryOptions<Name, Answer>;
};

type Rest<Name extends ReadName, Answer> =
  {} extends RequestOf<Name>
    ? [request?: RequestOf<Name>, options?: QueryOptions<Name, Answer>]
    : [request: RequestOf<Name>, options?: QueryOptions<Name, Answer>];

/** Describes a call that reads something. */
export function query<Name extends ReadName, Answer = AnswerOf<Name>>(
  call: Name,
  ...[request, options = {}]: Rest<Name, Answer>
): Query<Name, Answer> {
  return { call, request: request ?? ({} as RequestOf<Name>), options };
}

type Keyed = Pick<Query, "call" | "request"> & { options?: Pick<Query["options"], "as"> };

/** The query's key in SWR's cache. Answers are worded, so the language belongs to it (T19). */
export const keyOf = ({ call, request, options }: Keyed, locale: Locale): string =>
  JSON.stringify([call, request, locale, ...(options?.as === undefined ? [] : [options.as])]);

/** Runs a query. */
export function run<Name extends ReadName>(
  client: Client,
  { call, request }: Pick<Query<Name>, "call" | "request">,
): Promise<Result<Name>> {
  const make = client[call] as unknown as (request: RequestOf<Name>) => Promise<Result<Name>>;
  return make(request);
}

/** What pages see of a query's answer. */
export const selected = <Name extends ReadName, Answer>(
  { options }: Query<Name, Answer>,
  answer: AnswerOf<Name>,
): Answer => (options.select ? options.select(answer) : (answer as unknown as Answer));
