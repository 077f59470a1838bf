import { destinations, localizePath, prefixedPath, splitPath, onwardPath } from "@gk/domain";
import { data, type MiddlewareFunction, redirect } from "react-router-dom";
import { postedTexts } from "../errors/posted.ts";
import { visitContext } from "./context.ts";
import { currentMember, memberContext, whoIsThere } from "./member.server.ts";
import { onTheWay, signInPath, wantedParameter } from "./wanted-path.ts";

const here = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return splitPath(pathname.replace(/\.data$/, "")).path + search.replace(/[?&]_routes=[^&]*/, "");
};

const postedIn = async (request: Request) =>
  request.method === "POST" ? request.formData().then(postedTexts, () => undefined) : undefined;

type GuardArgs = Parameters<MiddlewareFunction<Response>>[0];

const membersOnly =
  (back: (args: GuardArgs) => string): MiddlewareFunction<Response> =>
  async (args, next) => {
    const { request, context } = args;
    const visit = context.get(visitContext);
    const { member, isKnown } = await whoIsThere(context);
    if (!isKnown) throw data({ posted: await postedIn(request) }, { status: 502 });
    if (!member) throw redirect(localizePath(signInPath(back(args)), visit.locale));
    context.set(memberContext, member);
    return next();
  };

/**
 * Member pages: whoever is not signed in goes to sign-in and comes back afterwards (decision 8). Rests on the route, not
 * on the specification's path helper, which misses deep and prefixed addresses (T9).
 * @errors 502 when the provider can't say who is there: nobody is signed out for that, and what was posted is kept
 */
export const memberOnly: MiddlewareFunction<Response> = membersOnly(({ request }) => here(request));

/**
 * Pages for guests: a member goes on to the page that was wanted, or to the member area, with the prefix written out
 * also in Chinese (T10).
 */
export const guestOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visit = context.get(visitContext);
  if (await currentMember(context)) {
    throw redirect(prefixedPath(wantedBy(request) ?? destinations.afterSignIn, visit.locale));
  }
  return next();
};

const verifiedMembersOnly =
  (back: (args: GuardArgs) => string): MiddlewareFunction<Response> =>
  async (args, next) => {
    const visit = args.context.get(visitContext);
    const member = await currentMember(args.context);
    if (member?.is_activated !== 1) {
      throw redirect(localizePath(onTheWay(destinations.emailVerification, back(args)), visit.locale));
    }
    return next();
  };

/** Children, prizes and purchase records: only with a verified address (spec §4), and on from there afterwards. */
export const verifiedOnly = verifiedMembersOnly(({ request }) => here(request));

/** A file of a member's, verified or not: whoever has to sign in first comes back to the page that leads to it. */
export const memberFileOf = (page: string) => [membersOnly(() => page)];

/** A file of a verified member's: whoever has to sign in or verify first comes back to the page that leads to it. */
export const fileOf = (page: (params: GuardArgs["params"]) => string) =>
  [membersOnly, verifiedMembersOnly].map((only) => only(({ params }) => page(params)));

/** The page that somebody is on the way to, when it is one of ours and does not sign out. */
export const wantedBy = (request: Request) => onwardPath(new URL(request.url).searchParams.get(wantedParameter));
