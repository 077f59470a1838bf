import type { AnswerOf, ReadCallName } from "@gk/web";
import useSWR, { mutate } from "swr";
import { useLocale } from "../locale/locale.ts";
import { keyOf, type Query, run } from "./query.ts";

/** The answers that a page's loader hands to SWR, by key. */
export type Fallback = Record<string, unknown>;

type WithFallback = { fallback?: Fallback } | null | undefined;

/** The answers of all parts of a page together. */
export const fallbackOf = (matches: readonly { loaderData?: unknown }[]): Fallback =>
  Object.assign({}, ...matches.map(({ loaderData }) => (loaderData as WithFallback)?.fallback));

/** The answer to a query that the page's loader has run; read again after a change to it. */
export function useAnswer<Name extends ReadCallName>(asked: Query<Name>): AnswerOf<Name> {
  const locale = useLocale();
  const { data } = useSWR(keyOf(asked, locale), async () => {
    // The client and its table of calls come when something is read again: the server has answered the first time.
    const { browserClient } = await import("./client.ts");
    const result = await run(browserClient, asked);
    if (!result.ok) throw result;
    return result.body;
  });
  if (data === undefined) throw new Error(`${asked.call} is read by a page whose loader does not run it.`);
  return data;
}

/** Reads queries again after a change, wherever they are shown. */
export const refresh = (...calls: ReadCallName[]) =>
  mutate((key) => typeof key === "string" && calls.some((call) => key.startsWith(`["${call}"`)));
