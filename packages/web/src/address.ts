import type { AddressOf } from "./call-types.ts";
import { type CallName, calls } from "./calls/index.ts";
import type { Call } from "./call.ts";

/**
 * The path beneath which every call lies.
 * @source spec §7
 */
export const webPrefix = "/web";

type Value = string | number | undefined;

interface Address {
  readonly params?: Readonly<Record<string, Value>>;
  readonly query?: Readonly<Record<string, Value | readonly Value[]>>;
}

/**
 * The path and query of a call beneath `/web`. Parameters are encoded, so a promotion code may hold `/` and spaces
 * (T90); lists are joined by commas; `_method` is added where a POST stands for another method (T76).
 * @example addressOf("checkPromotionCode", { params: { id: 3, code: "A/B 1" }, query: { plan_id: 2 } })
 * // "/children/3/promotion-codes/A%2FB%201?plan_id=2"
 */
export function addressOf<Name extends CallName>(
  name: Name,
  ...[address]: {} extends AddressOf<Name> ? [address?: AddressOf<Name>] : [address: AddressOf<Name>]
): string {
  const { params = {}, query = {} }: Address = address ?? {};
  const row: Call = calls[name];
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  if (row.override !== undefined) search.set("_method", row.override);
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}
