import { localizePath, prefixedPath, splitPath } from "@gk/domain";
import type { Visit } from "../session/context.ts";
import { catalogue, type MessageId } from "../words/catalogue.ts";
import { createTranslator, intlOf, type Translator } from "../words/words.ts";
import type { Head } from "./page.ts";

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

/** The pages whose heads the catalogue words: `meta.<name>.title` and `.description`. */
export type HeadName = Extract<MessageId, `meta.${string}.title`> extends `meta.${infer Name}.title` ? Name : never;

/** A page's head in the words of the catalogue. */
export function headFor(visit: Visit, request: Request, name: HeadName, values: Record<string, string> = {}): Head {
  const t = translatorOf(visit);
  return headOf(visit, request, t(`meta.${name}.title`, values), t(`meta.${name}.description` as MessageId, values));
}
