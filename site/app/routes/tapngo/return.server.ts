import { cookies, destinations, isLocale, localizePath, prefixedPath, safePath, splitPath } from "@gk/domain";
import { data, redirect, type RouterContextProvider } from "react-router-dom";
import { paths } from "../../paths.ts";
import type { Visit } from "../../session/context.ts";
import { whoIsThere } from "../../session/member.server.ts";
import { onTheWay, signInPath } from "../../session/wanted-path.ts";

type Returned = { url: URL; context: Readonly<RouterContextProvider> };

/**
 * Hands over what Tap & Go sent the payer back with, and leads on to the page that tells what came of it: what was handed
 * over leaves the address, so that a reload hands over nothing (T97). The language is the cookie's (T15), or that in which the
 * payment was begun where there is none. The page itself is shown at an address that names its language.
 */
export async function leadOn(visit: Visit, { url, context }: Returned): Promise<void> {
  const trade = url.searchParams.get("mer_trade_no");
  const here = prefixedPath(paths.tapAndGoReturn, visit.locale);
  const { member, isKnown } = await whoIsThere(context);
  if (member && member.is_activated !== 1) {
    throw redirect(localizePath(onTheWay(destinations.emailVerification, paths.orders), visit.locale));
  }
  if (!trade) {
    if (splitPath(url.pathname).prefix) return;
    throw redirect(here);
  }
  if (!isKnown) throw redirect(here);
  // Whoever signs in first finds the order; the address that is come back to has the token in it.
  if (!member) throw redirect(localizePath(signInPath(paths.orders), visit.locale));
  const token = url.searchParams.get("recurrent_token");
  const said = await visit.client.confirmTapAndGo({
    body: { mer_trade_no: trade, ...(token ? { recurrent_token: token } : {}) },
  });
  if (!said.ok && said.kind === "refused" && said.httpStatus === 404) throw data(null, { status: 404 });
  if (!said.ok) throw redirect(here);
  throw redirect(ownPath(visit, said.body.data.redirect) ?? localizePath(paths.orders, visit.locale));
}

/** The path of a page of ours that the provider leads to, in the language that was chosen; undefined where it leads to none. */
function ownPath({ origin, cookie }: Visit, address: string | undefined): string | undefined {
  const to = address === undefined ? undefined : URL.parse(address, origin);
  const path = to?.origin === origin ? safePath(to.pathname + to.search) : undefined;
  const chosen = cookie(cookies.locale.name);
  return path && isLocale(chosen) ? prefixedPath(path, chosen) : path;
}
