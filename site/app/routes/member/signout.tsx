import { destinations, localizePath } from "@gk/domain";
import { redirect } from "react-router";
import { visitOf } from "../../data/page.server.ts";
import type { Route } from "./+types/signout";

/**
 * A link that acts (T23): tells the provider, drops the cookie even if that fails, and leaves by a whole page load, so
 * that nothing of the member's stays behind. Another site's link to it only leads home.
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const home = localizePath(destinations.afterSignOut, visit.locale);
  if (args.request.headers.get("Sec-Fetch-Site") === "cross-site") return redirect(home);
  if (visit.hasSession) await visit.client.signOut();
  visit.endSession();
  return redirect(home, { headers: { "Clear-Site-Data": '"storage"' } });
}
