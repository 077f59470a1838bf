import { type BegunSignIn, cookies, destinations, localizePath, readBegunSignIn, type SocialService } from "@gk/domain";
import type { Client, Refused } from "@gk/web";
import { redirect } from "react-router-dom";
import type { Failure } from "../../forms/issues.ts";
import type { Visit } from "../../session/context.ts";
import { onTheWay } from "../../session/wanted-path.ts";
import { endedPath, endingOf, type SocialEnding } from "./social-return.ts";

const signInWith = {
  google: (client, body) => client.signInWithGoogle({ body }),
  facebook: (client, body) => client.signInWithFacebook({ body }),
  apple: (client, body) => client.signInWithApple({ body }),
} as const satisfies Record<
  SocialService,
  (client: Client, body: Parameters<Client["signInWithGoogle"]>[0]["body"]) => ReturnType<Client["signInWithGoogle"]>
>;

/** What this browser has begun, if what comes back belongs to it (decision 127). */
function begunHere(visit: Visit, service: SocialService, search: URLSearchParams): BegunSignIn | undefined {
  const begun = readBegunSignIn(visit.cookie(cookies.social.name));
  return begun?.service === service && begun.state === search.get("state") ? begun : undefined;
}

/** Whether the provider has looked at the code: not where it can't be reached, or has too much to do. */
const isDecided = (failure: Failure): failure is Refused =>
  failure.kind === "refused" && failure.httpStatus < 500 && failure.httpStatus !== 429;

/**
 * Finishes a sign-in with a service, and leads on: to what was wanted, or to the sign-in page, which says what came of it.
 * A code is handed over once (T92): with it the browser forgets what it has begun, so that a reload hands over nothing.
 *
 * @returns why the provider has not decided; then the code is still good, and the page can be loaded again
 */
export async function finishSocial(visit: Visit, service: SocialService, search: URLSearchParams): Promise<Failure> {
  const begun = begunHere(visit, service, search);
  const leave = (ending: SocialEnding["ending"]) =>
    redirect(localizePath(endedPath({ service, ending }, begun?.wanted), visit.locale));
  const forget = () => visit.setCookie(cookies.social.name, "", 0);

  const code = search.get("code");
  // Somebody who has changed their mind at Google or Facebook is sent back with the one, at Apple with the other (T93), and
  // may have thought about it for longer than this browser remembers.
  const isCancelled = !code && ["access_denied", "user_cancelled_authorize"].includes(search.get("error") ?? "");
  if (!begun) throw leave(isCancelled ? "cancelled" : "stateMismatch");
  if (!code) {
    forget();
    throw leave(isCancelled ? "cancelled" : "failed");
  }
  const user = service === "apple" ? search.get("user") : null;
  const said = await signInWith[service](visit.client, { code, nonce: begun.nonce, ...(user ? { user } : {}) });
  if (!said.ok && !isDecided(said)) return said;
  forget();
  if (!said.ok) throw leave(endingOf(said.body.message));
  visit.startSession(said.body.token);
  const isVerified = said.body.data.is_activated === 1;
  const next = isVerified
    ? (begun.wanted ?? destinations.afterSignIn)
    : onTheWay(destinations.emailVerification, begun.wanted);
  throw redirect(localizePath(next, visit.locale));
}
