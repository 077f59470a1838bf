import { splitPath } from "@gk/domain";
import type { MetaDescriptor } from "react-router";
import { mutate } from "swr";
import { areasOfPattern } from "../words/areas.ts";
import { loadMessages } from "../words/catalogue.ts";
import type { Fallback } from "./answers.ts";
import type { Head } from "./page.server.ts";

type MetaArgs = { loaderData?: { head?: Head } | null | undefined };

/** A page's `meta`: title, description, canonical address and the page in other languages, from its loader. */
export function meta({ loaderData }: MetaArgs): MetaDescriptor[] {
  const head = loaderData?.head;
  if (!head) return [];
  return [
    { title: head.title },
    ...(head.description ? [{ name: "description", content: head.description }] : []),
    { tagName: "link", rel: "canonical", href: head.canonical },
    ...head.alternates.map(({ hrefLang, href }) => ({ tagName: "link", rel: "alternate", hrefLang, href })),
  ];
}

export type ClientLoaderArgs<Data> = { request: Request; pattern: string; serverLoader: () => Promise<Data> };

/**
 * A page's `clientLoader`: the server's loader decides and answers as on a first visit, and SWR's cache is filled with
 * what it says before the page shows; meanwhile the page's words come.
 */
export async function clientLoader<Data>({ request, pattern, serverLoader }: ClientLoaderArgs<Data>): Promise<Data> {
  const { locale } = splitPath(new URL(request.url).pathname);
  const [data] = await Promise.all([serverLoader(), loadMessages(locale, areasOfPattern(pattern))]);
  const { fallback = {} } = (data ?? {}) as { fallback?: Fallback };
  await Promise.all(Object.entries(fallback).map(([key, body]) => mutate(key, body, { revalidate: false })));
  return data;
}
