import type { MetaDescriptor } from "react-router";
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
