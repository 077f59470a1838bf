import { hongKongToday, type IsoDate, localizePath, prefixedPath, splitPath } from "@gk/domain";
import { answerStatus, type ReadCallName } from "@gk/web";
import { data, type RouterContextProvider, redirect } from "react-router";
import { paths } from "../paths.ts";
import { type Visit, visitContext } from "../session/context.ts";
import { catalogue, type MessageId } from "../words/catalogue.ts";
import { intlOf, type Translator, createTranslator } from "../words/words.ts";
import { type AnswerTo, keyOf, type Query, run } from "./query.ts";

/** What stands in a page's `<head>`. */
export type Head = {
  title: string;
  description?: string;
  canonical: string;
  alternates: { hrefLang: string; href: string }[];
};

type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Translates into the visit's language outside React: heads, refusals, mails. */
export const translatorOf = ({ locale }: Visit): Translator =>
  createTranslator(intlOf(locale, catalogue(locale)), locale);

/** The page's address without language prefix, also when the router asks only for its data (`/faq.data`). */
export const pathOf = (request: Request) =>
  splitPath(new URL(request.url).pathname.replace(/(?:\/_(?:root)?)?\.data$/, "") || "/").path;

/** The titles and addresses of a page. Both zh-HK forms have the unprefixed one as canonical (decisions 4 and 42). */
export function headOf(visit: Visit, request: Request, title: string, description?: string): Head {
  const path = pathOf(request);
  const chinese = visit.origin + localizePath(path, "zh-HK");
  const english = visit.origin + prefixedPath(path, "en-US");
  return {
    title,
    ...(description ? { description } : {}),
    canonical: visit.locale === "zh-HK" ? chinese : english,
    alternates: [
      { hrefLang: "zh-HK", href: chinese },
      { hrefLang: "en-US", href: english },
      { hrefLang: "en", href: english },
      { hrefLang: "x-default", href: chinese },
    ],
  };
}

type Titled = Extract<MessageId, `meta.${string}.title`> extends `meta.${infer Name}.title` ? Name : never;

/** A page's head in the words of the catalogue. */
export function worded(visit: Visit, request: Request, name: Titled, values: Record<string, string> = {}): Head {
  const t = translatorOf(visit);
  return headOf(visit, request, t(`meta.${name}.title`, values), t(`meta.${name}.description` as MessageId, values));
}

/** What a loader throws when a call has failed: the error page with the status that fits. */
function failure(kind: "refused" | "unexpected" | "network", httpStatus: number | undefined) {
  return data(null, { status: kind === "refused" && httpStatus ? httpStatus : 502 });
}

/**
 * Runs a page's queries and hands the answers on: to SWR by key (`fallback`), and to the loader by name.
 * @errors throws the error page's response for a call that fails, and goes to sign-in when the session is over
 */
export async function gather<Asked extends Record<string, Query>>(visit: Visit, asked: Asked) {
  const names = Object.keys(asked) as (keyof Asked & string)[];
  const results = await Promise.all(names.map((name) => run<ReadCallName>(visit.client, asked[name] as Query)));
  const fallback: Record<string, unknown> = {};
  const answers: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) {
    const result = results[index];
    if (!result) continue;
    if (!result.ok) {
      if (result.kind === "refused" && result.body.status === answerStatus.sessionInvalid) {
        visit.endSession();
        throw redirect(localizePath(paths.signIn, visit.locale));
      }
      throw failure(result.kind, result.kind === "network" ? undefined : result.httpStatus);
    }
    fallback[keyOf(asked[name] as Query, visit.locale)] = result.body;
    answers[name] = result.body;
  }
  return { fallback, answers: answers as { [Name in keyof Asked]: AnswerTo<Asked[Name]> } };
}

/** The visit behind a loader's or an action's arguments. */
export const visitOf = ({ context }: Pick<LoaderArgs, "context">): Visit => context.get(visitContext);

/** Today in Hong Kong, for a loader or an action. */
export const todayOf = (args: Pick<LoaderArgs, "context">): IsoDate => hongKongToday(visitOf(args).now);
