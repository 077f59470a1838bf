// oxlint-disable-next-line no-restricted-imports -- for all pages
import { useLoaderData } from "react-router-dom";
import type { Shared } from "../share/shared-picture.server.ts";
import type { Structured } from "../structured/structured.ts";

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

declare const made: unique symbol;

/** A loader that `page` has made: it hands on nothing that pages read elsewhere. */
export type PageLoader<Args, Data> = { (args: Args): Promise<Data>; readonly [made]: true };

/** What the page's own loader has found out. The provider's answers are read by `useAnswer`. */
export const usePageData = <Loader extends PageLoader<never, unknown>>() =>
  useLoaderData() as Awaited<ReturnType<Loader>>;
