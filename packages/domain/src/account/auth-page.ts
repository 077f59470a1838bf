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
