import type { Refused, Unanswered, Unexpected } from "@gk/web";
import useSWR, { type SWRConfiguration } from "swr";
import { useLocale } from "../locale/locale.ts";
import { keyOf, type Query, type ReadName, run, selected } from "./query.ts";

/** A call that has brought no answer. */
type Failed = Refused | Unexpected | Unanswered;

declare const filled: unique symbol;

/** The answers that a page's loader has read, by their keys in SWR's cache: nobody else reads them. */
export type Fallback = { readonly [filled]: true };

/** What the loaders of a page and of its layouts have read. */
export const fallbackOf = (matches: readonly { loaderData?: unknown }[]): Record<string, unknown> =>
  Object.assign({}, ...matches.map(({ loaderData }) => (loaderData as { fallback?: Fallback } | null)?.fallback));

type Options<Answer> = Pick<SWRConfiguration, "refreshInterval" | "dedupingInterval" | "onSuccess"> & {
  /** The answer at first, where it came with something else than a loader. */
  fallbackData?: Answer | undefined;
  /** Called with the failed call when it was asked again in vain; the answer before stands. */
  onError?(failure: Failed): void;
};

/** The answer to a query that the page's loader has run; read again after a change to it, and as its options say. */
export function useAnswer<Name extends ReadName, Answer>(asked: Query<Name, Answer>, options?: Options<Answer>): Answer;
/** Nothing where there is nothing to ask. */
export function useAnswer<Name extends ReadName, Answer>(
  asked: Query<Name, Answer> | undefined,
  options?: Options<Answer>,
): Answer | undefined;
export function useAnswer<Name extends ReadName, Answer>(
  asked: Query<Name, Answer> | undefined,
  options: Options<Answer> = {},
) {
  const locale = useLocale();
  const { fallbackData, ...polling } = options;
  const { data } = useSWR<Answer, Failed>(asked ? keyOf(asked, locale) : null, asked ? () => readAgain(asked) : null, {
    revalidateOnFocus: asked?.options.revalidateOnFocus ?? false,
    ...(fallbackData === undefined ? {} : { fallbackData }),
    ...polling,
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
