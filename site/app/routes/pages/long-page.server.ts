import type { LoaderFunctionArgs } from "react-router";
import { chaptersOf, htmlOf } from "../../content/long-page.ts";
import { type LongPageName, longPage } from "../../content/pages.server.ts";
import { visitOf, worded } from "../../data/page.server.ts";

const heads = {
  "about-us": "about",
  app: "app",
  download: "download",
  "download-school": "downloadSchool",
  faq: "faq",
  "privacy-policy": "privacy",
  "terms-and-conditions": "terms",
  "terms-of-subscription": "termsOfSubscription",
} as const satisfies Partial<Record<LongPageName, string>>;

/** The pages whose text stands in `site/content` and has an address of its own. */
export type PageName = keyof typeof heads;

/** What a reading page shows: its text as HTML, with a list of its chapters. */
export function loadLongPage(args: Pick<LoaderFunctionArgs, "request" | "context">, name: PageName) {
  const visit = visitOf(args);
  const page = longPage(name, visit.locale);
  return {
    head: worded(visit, args.request, heads[name]),
    page: {
      title: page.title,
      updated: page.updated,
      html: htmlOf(page),
      contents: chaptersOf(page).map(({ id, title }) => ({ id, title })),
    },
  };
}

/** What the questions' page shows: each topic with its questions. */
export function loadQuestions(args: Pick<LoaderFunctionArgs, "request" | "context">) {
  const visit = visitOf(args);
  const page = longPage("faq", visit.locale);
  return {
    head: worded(visit, args.request, heads.faq),
    page: { title: page.title, updated: page.updated, topics: chaptersOf(page) },
  };
}
