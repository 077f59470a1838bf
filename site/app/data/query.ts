import type { Locale } from "@gk/domain";
import type { AddressOf, AnswerOf, Client, ReadCallName, Result } from "@gk/web";

/** A pure description of a call that reads something: the server runs it in a loader, the browser by SWR. */
export type Query<Name extends ReadCallName = ReadCallName> = { call: Name; address: AddressOf<Name> };

/** Describes a call that reads something. */
export function query<Name extends ReadCallName>(
  call: Name,
  ...[address]: {} extends AddressOf<Name> ? [address?: AddressOf<Name>] : [address: AddressOf<Name>]
): Query<Name> {
  return { call, address: address ?? ({} as AddressOf<Name>) };
}

/** The query's key in SWR's cache. Answers are worded, so the language belongs to it (T19). */
export const keyOf = ({ call, address }: Query, locale: Locale): string => JSON.stringify([call, address, locale]);

/** Runs a query. */
export function run<Name extends ReadCallName>(client: Client, { call, address }: Query<Name>): Promise<Result<Name>> {
  const make = client[call] as unknown as (request: AddressOf<Name>) => Promise<Result<Name>>;
  return make(address);
}

/** What a query answers. */
export type AnswerTo<Asked> = Asked extends Query<infer Name> ? AnswerOf<Name> : never;
