import { localizePath, splitPath } from "../locale/locale-path.ts";
import { locales } from "../locale/locale.ts";
import { decoded, resolvedPage } from "../path/resolved-page.ts";
import { safePath } from "../path/safe-path.ts";

/**
 * What `/auth` shows, by its query `type`.
 * @source spec §2
 */
export const authTypes = ["signin", "register"] as const;

/** What `/auth` shows. */
export type AuthType = (typeof authTypes)[number];

/**
 * What `/auth` shows for any text in its query: sign-in unless it says otherwise.
 * @source T20
 */
export function authTypeOf(type: string | null | undefined): AuthType {
  return authTypes.find((known) => known === type) ?? "signin";
}

/**
 * Where a person goes, as unprefixed addresses: a session that ended leads to sign-in, a chosen sign-out home (T11).
 * @source spec §4 and §9
 */
export const destinations = {
  signIn: "/auth?type=signin",
  afterSignOut: "/",
  afterSignIn: "/member",
  emailVerification: "/member/email-verification",
} as const;

/** The page on which one signs out. */
const signOutPath = "/member/signout";

/**
 * The page that somebody may be led on to after signing in: one of ours, and not the one that signs out again, however
 * it is spelled. What would be read as another site once its `..` are resolved is none either.
 * @source decision 8
 */
export function onwardPath(path: unknown): string | undefined {
  const safe = safePath(path);
  if (safe === undefined) return undefined;
  // It is followed in the reader's language, which is put in the place of the one that it begins with.
  const followed = [safe, ...locales.map((locale) => localizePath(safe, locale))].map(resolvedPage);
  return followed.some((page) => page.startsWith("//") || isSignOut(page)) ? undefined : safe;
}

const isSignOut = (page: string) =>
  withoutPrefix(decoded(page).toLowerCase().replaceAll(/\/+/g, "/").replace(/\/$/, "")) === signOutPath;

/** The path without a language, however many it begins with: each time that it is followed, one is taken off. */
function withoutPrefix(page: string): string {
  const { path, prefix } = splitPath(page);
  return prefix === undefined ? path : withoutPrefix(path);
}
