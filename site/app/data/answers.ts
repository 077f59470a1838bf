import type { ReadCallName } from "@gk/web";
import useSWR, { mutate, type SWRConfiguration } from "swr";
import { useLocale } from "../locale/locale.ts";
import { keyOf, type Query, type ReadName, run, selected } from "./query.ts";

declare const filled: unique symbol;

/** The answers that a page's loader has read, by their keys in SWR's cache: nobody else reads them. */
export type Fallback = { readonly [filled]: true };

/** What the loaders of a page and of its layouts have read. */
export const fallbackOf = (matches: readonly { loaderData?: unknown }[]): Record<string, unknown> =>
  Object.assign({}, ...matches.map(({ loaderData }) => (loaderData as { fallback?: Fallback } | null)?.fallback));

type Polling = Pick<SWRConfiguration, "refreshInterval" | "dedupingInterval" | "onSuccess">;

/** The answer to a query that the page's loader has run; read again after a change to it, and as its options say. */
export function useAnswer<Name extends ReadName, Answer>(asked: Query<Name, Answer>, options?: Polling): Answer;
/** Nothing where there is nothing to ask. */
export function useAnswer<Name extends ReadName, Answer>(
  asked: Query<Name, Answer> | undefined,
  options?: Polling,
): Answer | undefined;
export function useAnswer<Name extends ReadName, Answer>(asked: Query<Name, Answer> | undefined, options?: Polling) {
  const locale = useLocale();
  const { data } = useSWR<Answer>(asked ? keyOf(asked, locale) : null, asked ? () => readAgain(asked) : null, {
    revalidateOnFocus: asked?.options.revalidateOnFocus ?? false,
    ...options,
  });
  if (asked && data === undefined) throw new Error(`${asked.call} is read by a page whose loader does not run it.`);
  return data;
}

/** The client and its table of calls come only now: the server has answered the first time. */
async function readAgain<Name extends ReadName, Answer>(asked: Query<Name, Answer>): Promise<Answer> {
  const { browserClient } = await import("./client.ts");
  const result = await run<Name>(browserClient, asked);
  if (!result.ok) throw result;
  return selected(asked, result.body);
}

/** Reads queries again after a change, wherever they are shown. */
export const refresh = (...calls: ReadCallName[]) =>
  mutate((key) => typeof key === "string" && calls.some((call) => key.startsWith(`["${call}"`)));
