import { destinations, localizePath, prefixedPath, safePath, splitPath } from "@gk/domain";
import { data, type MiddlewareFunction, redirect } from "react-router";
import { visitContext } from "./context.ts";
import { currentMember, memberContext, whoIsThere } from "./member.server.ts";
import { signInPath } from "./sign-in-path.ts";

const here = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return splitPath(pathname.replace(/\.data$/, "")).path + search.replace(/[?&]_routes=[^&]*/, "");
};

/**
 * Member pages: whoever is not signed in goes to sign-in and comes back afterwards (decision 8). Rests on the route, not
 * on the specification's path helper, which misses deep and prefixed addresses (T9).
 * @errors 502 when the provider can't say who is there: nobody is signed out for that
 */
export const memberOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visit = context.get(visitContext);
  const { member, isKnown } = await whoIsThere(context);
  if (!isKnown) throw data(null, { status: 502 });
  if (!member) throw redirect(localizePath(signInPath(here(request)), visit.locale));
  context.set(memberContext, member);
  return next();
};

/** Pages for guests: a member goes to the member area, with the prefix written out also in Chinese (T10). */
export const guestOnly: MiddlewareFunction<Response> = async ({ context }, next) => {
  const visit = context.get(visitContext);
  if (await currentMember(context)) throw redirect(prefixedPath(destinations.afterSignIn, visit.locale));
  return next();
};

/** Children, prizes and purchase records: only with a verified address (spec §4). */
export const verifiedOnly: MiddlewareFunction<Response> = async ({ context }, next) => {
  const visit = context.get(visitContext);
  const member = await currentMember(context);
  if (member?.is_activated !== 1) throw redirect(localizePath(destinations.emailVerification, visit.locale));
  return next();
};

/** Where a person goes after signing in: the page they wanted, when it is one of ours. */
export const afterSignIn = (request: Request) =>
  safePath(new URL(request.url).searchParams.get("redirect")) ?? destinations.afterSignIn;
