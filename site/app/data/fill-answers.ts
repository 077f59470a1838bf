import { splitPath } from "@gk/domain";
import type { DataStrategyResult, MiddlewareFunction } from "react-router-dom";
import { mutate } from "swr";
import { loadMessages } from "../words/catalogue.ts";
import { pageOf } from "../words/page-of.ts";
import type { Fallback } from "./answers.ts";

type Results = Record<string, DataStrategyResult>;

/** What a loader has read, where it has come to an end. */
const fallbackIn = ({ type, result }: DataStrategyResult): Partial<Fallback> =>
  (type === "data" && (result as { fallback?: Fallback } | null | undefined)?.fallback) || {};

/**
 * What comes before every move within the site: the server's loaders decide and answer as on a first visit, meanwhile the
 * page's words come, and SWR's cache is filled with what all of them say. At once and at the end: a page that draws some
 * of it while others are still on their way moves under the hand.
 */
export const fillAnswers: MiddlewareFunction<Results> = async ({ request, pattern }, next) => {
  // A form is sent by a page that has its words.
  if (request.method !== "GET") return next();
  const { locale } = splitPath(new URL(request.url).pathname);
  const words = loadMessages(locale, pageOf(pattern)).catch((result: unknown) => ({ type: "error" as const, result }));
  const results = await next();
  const loaded = Object.values(results);
  // A page that stays as it is, such as one whose form has reached nobody, has its words.
  if (loaded.length === 0) return results;
  // An error page may be the first in its language; words that don't come are not what it is about.
  const lost = await words;
  if (loaded.some(({ type }) => type === "error")) return results;
  // The failure of whichever routes have answered: what is thrown here would be the root's, which draws the document anew.
  if (lost) return Object.fromEntries(Object.entries(results).map(([id, own]) => [id, own.result ? lost : own]));
  const answers = loaded.flatMap((result) => Object.entries(fallbackIn(result)));
  await Promise.all(answers.map(([key, body]) => mutate(key, body, { revalidate: false })));
  return results;
};
