/**
 * The services through which somebody can sign in, as the sign-in page shows them.
 * @source spec §2, §7
 */
export const socialServices = ["google", "facebook", "apple"] as const;

/** A service through which somebody can sign in. */
export type SocialService = (typeof socialServices)[number];

/** The services' own names, which are the same in both languages. */
export const socialNames: Readonly<Record<SocialService, string>> = {
  google: "Google",
  facebook: "Facebook",
  apple: "Apple",
};

/** Whether a text names one of the services. */
export const isSocialService = (name: unknown): name is SocialService =>
  socialServices.some((service) => service === name);

/**
 * The page that a service sends people back to: a fixed address, in no language (T15).
 * @source spec §2
 */
export const socialReturnPath = (service: SocialService) => `/auth/${service}/callback`;
