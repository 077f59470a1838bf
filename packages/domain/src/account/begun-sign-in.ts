import * as v from "valibot";
import { type Locale, locales } from "../locale/locale.ts";
import { onwardPath } from "./auth-page.ts";
import { type SocialService, socialServices } from "./social-service.ts";

/**
 * What a browser remembers of a sign-in that it has begun with a service. What comes back is believed only there
 * (decision 127).
 */
export interface BegunSignIn {
  readonly service: SocialService;
  /** Comes back in the address. */
  readonly state: string;
  /** Comes back in the service's token, where it signs one. */
  readonly nonce: string;
  /** The language of the page on which it was begun. */
  readonly locale: Locale;
  /** The page of ours that somebody is on the way to. */
  readonly wanted: string | undefined;
}

/** Writes a begun sign-in into its cookie. */
export const writeBegunSignIn = (begun: BegunSignIn): string => JSON.stringify(begun);

const begunSignInSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    service: v.picklist(socialServices),
    state: v.pipe(v.string(), v.nonEmpty()),
    nonce: v.pipe(v.string(), v.nonEmpty()),
    locale: v.picklist(locales),
    wanted: v.optional(v.pipe(v.unknown(), v.transform(onwardPath))),
  }),
);

/** Reads a begun sign-in; undefined where the cookie holds none. */
export function readBegunSignIn(cookie: string | undefined): BegunSignIn | undefined {
  const held = v.safeParse(begunSignInSchema, cookie);
  return held.success ? { ...held.output, wanted: held.output.wanted } : undefined;
}
