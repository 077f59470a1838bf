/** Whole sentences one below the other, or names side by side. */
export const socialSignInVariants = ["sentences", "names"] as const;
export type SocialSignInVariant = (typeof socialSignInVariants)[number];
