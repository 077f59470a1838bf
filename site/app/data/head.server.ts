import { localizePath, prefixedPath, splitPath } from "@gk/domain";
import type { Page } from "@gk/web";
import type { Visit } from "../session/context.ts";
import { catalogue, type MessageId } from "../words/catalogue.ts";
import { unparted } from "../words/unparted.ts";
import { createTranslator, type Translator } from "../words/words.ts";
import { pictureOf } from "../content/cover.ts";
import { drawingOf } from "../share/share.server.ts";
import { anySubject, subjects } from "../share/subjects.ts";
import type { HeadName } from "./head-name.ts";
import type { Head } from "./page.ts";
import { pagePart } from "./paging.ts";

/** Translates into the visit's language outside React: heads, refusals, mails. */
export const translatorOf = ({ locale }: Visit): Translator => createTranslator(locale, catalogue(locale));

/** The page's address without language prefix, also when the router asks only for its data (`/faq.data`). */
export const pathOf = (request: Request) =>
  splitPath(new URL(request.url).pathname.replace(/(?:\/_(?:root)?)?\.data$/, "") || "/").path;

/** A page's title as its picture says it: without the product's name, which stands there as the logo, and in two parts. */
function sharedTitle(visit: Visit, whole: string): NonNullable<Head["shared"]> {
  const t = translatorOf(visit);
  const after = t("meta.titled.title", { title: "" });
  const title = unparted(whole.endsWith(after) ? whole.slice(0, -after.length) : whole);
  const product = t("product.name");
  const named = title.startsWith(product) ? title.slice(product.length).replace(/^\s*[｜:|]\s*/, "") : title;
  const [, first = named, line] = /^(.+?)(?:：|: )(.+)$/.exec(named) ?? [];
  return { title: first, ...(line ? { line } : {}) };
}

/** The head of something that has a title and perhaps a drawing of its own, for the picture with which it is shared. */
export const sharedAs = (head: Head, title: string, line: string, key?: string): Head => {
  const drawing = key === undefined ? undefined : drawingOf(pictureOf(key));
  return { ...head, shared: { ...head.shared, title, line, ...(drawing ? { drawing } : {}) } };
};

/** The titles and addresses of a page. Both zh-HK forms have the unprefixed one as canonical (decisions 4 and 42). */
export function headOf(visit: Visit, request: Request, title: string, description?: string): Head {
  const path = pathOf(request);
  const chinese = visit.origin + localizePath(path, "zh-HK");
  const english = visit.origin + prefixedPath(path, "en-US");
  return {
    title,
    shared: sharedTitle(visit, title),
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

/** The head of a page that is called by a title of its own, not by one of the catalogue's heads. */
export const headTitled = (visit: Visit, request: Request, title: string, description?: string): Head =>
  headOf(visit, request, translatorOf(visit)("meta.titled.title", { title }), description);

/** The head of a page in answer to a form that was refused: without scripts the title is what is read out first. */
export const headOfRefused = (visit: Visit, head: Head): Head => ({
  ...head,
  title: translatorOf(visit)("head.refused", { title: head.title }),
});

/**
 * A head whose title begins with the part of the page that shows: the page of a list, a tab. The picture it is shared with
 * stays as it is: what somebody has searched for are their words, not ours.
 */
export const headOfPart = (visit: Visit, head: Head, part: string | undefined): Head =>
  part === undefined ? head : { ...head, title: translatorOf(visit)("head.part", { part, title: head.title }) };

/** The head of a list's page. */
export const headOfPage = (visit: Visit, head: Head, place: Page): Head =>
  headOfPart(visit, head, pagePart(translatorOf(visit), place));

/** A page's head in the words of the catalogue; what the provider describes has a description of its own. */
export function headFor(
  visit: Visit,
  request: Request,
  name: HeadName,
  values: Record<string, string> = {},
  description?: string,
): Head {
  const t = translatorOf(visit);
  const described = description ?? t(`meta.${name}.description` as MessageId, values);
  const head = headOf(visit, request, t(`meta.${name}.title`, values), described);
  const [drawing, tone] = subjects[name] ?? anySubject;
  return { ...head, ...(head.shared && { shared: { ...head.shared, drawing, tone } }) };
}
