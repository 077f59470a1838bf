import { prefixedPath } from "@gk/domain";
import type { Context } from "./handler.ts";

/** The full address of a page of the site, in the language of the request (decision 41: written out). */
export function siteLink(
  { origin, locale }: Pick<Context, "origin" | "locale">,
  path: `/${string}`,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return origin + prefixedPath(search === "" ? path : `${path}?${search}`, locale);
}
