import { localizePath } from "@gk/domain";
import type { Context } from "hono";
import { isData, type PageAddress } from "./page-address.ts";

/** The page that says that the provider is down, without its language. */
export const maintenancePath = "/maintenance";
/** Pages that maintenance does not take away (T88), what is for programs, and the router's own list of pages. */
const uncheckedPath =
  /^\/(maintenance|tapngo\/callback|robots\.txt|sitemap\.xml|\.well-known\/security\.txt|__manifest)$/;

/** Whether a page is there only while the provider is up. What is posted is not led away: its page keeps what was typed. */
export const needsProvider = (c: Context, { path }: PageAddress): boolean =>
  !uncheckedPath.test(path) && c.req.method !== "POST";

/** Goes to the page of maintenance. The router, when it asks only for a page's data, is told to leave the document. */
export function goToMaintenance(c: Context, { path, locale }: PageAddress): Response {
  const to = localizePath(maintenancePath, locale) + leftPage(c, path);
  return isData(c.req.path)
    ? c.body(null, 204, { "X-Remix-Redirect": to, "X-Remix-Reload-Document": "true" })
    : c.redirect(to, 302);
}

/** Names the page that is left, so that one comes back to it; home is where one comes anyway. */
function leftPage(c: Context, path: string): string {
  const { searchParams } = new URL(c.req.url);
  // The router's own, where it asks for some of a page's data.
  searchParams.delete("_routes");
  const back = searchParams.size === 0 ? path : `${path}?${searchParams}`;
  return back === "/" ? "" : `?${new URLSearchParams({ back })}`;
}
