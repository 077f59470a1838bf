import { splitPath } from "@gk/domain";
import type { MetaDescriptor } from "react-router";
// oxlint-disable-next-line no-restricted-imports -- for all pages
import { useLoaderData } from "react-router-dom";
import { mutate } from "swr";
import type { Shared } from "../share/shared-picture.server.ts";
import type { Structured } from "../structured/structured.ts";
import { loadMessages } from "../words/catalogue.ts";
import { pageOf } from "../words/page-of.ts";
import type { Fallback } from "./answers.ts";

/** What stands in a page's `<head>`. */
export type Head = {
  title: string;
  description?: string;
  canonical: string;
  /** The page in other languages, and the feeds of its list. */
  alternates: readonly ({ hrefLang: string; href: string } | { type: string; title: string; href: string })[];
  /** What search engines are told of the page. It is written into the document, and no script has it. */
  structured?: readonly Structured[];
  /** What the picture says and shows with which the page is shared. It stays on the server. */
  shared?: Pick<Shared, "title"> & Partial<Pick<Shared, "line" | "drawing" | "tone">>;
  /** Whether search engines are to leave the page out, and only follow its links. */
  unlisted?: boolean;
};

type MetaArgs = { loaderData?: { head?: Head } | null | undefined };

/** A page's `meta`: title, description, canonical address and the page in other languages, from its loader. */
export function meta({ loaderData }: MetaArgs): MetaDescriptor[] {
  const head = loaderData?.head;
  if (!head) return [];
  return [
    // Titles of headings have marks between their words.
    { title: head.title.replaceAll("\u200b", "") },
    ...(head.description ? [{ name: "description", content: head.description }] : []),
    ...(head.unlisted ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: head.canonical },
    ...head.alternates.map((alternate) => ({ tagName: "link", rel: "alternate", ...alternate })),
  ];
}

export type ClientLoaderArgs<Data> = { request: Request; pattern: string; serverLoader: () => Promise<Data> };

/**
 * A page's `clientLoader`: the server's loader decides and answers as on a first visit, and SWR's cache is filled with
 * what it says before the page shows; meanwhile the page's words come.
 */
export async function clientLoader<Data>({ request, pattern, serverLoader }: ClientLoaderArgs<Data>): Promise<Data> {
  const { locale } = splitPath(new URL(request.url).pathname);
  const [data] = await Promise.all([serverLoader(), loadMessages(locale, pageOf(pattern))]);
  const { fallback = {} } = (data ?? {}) as { fallback?: Fallback };
  await Promise.all(Object.entries(fallback).map(([key, body]) => mutate(key, body, { revalidate: false })));
  return data;
}

declare const made: unique symbol;

/** A loader that `page` has made: it hands on nothing that pages read elsewhere. */
export type PageLoader<Args, Data> = { (args: Args): Promise<Data>; readonly [made]: true };

/** What the page's own loader has found out. The provider's answers are read by `useAnswer`. */
export const usePageData = <Loader extends PageLoader<never, unknown>>() =>
  useLoaderData() as Awaited<ReturnType<Loader>>;
