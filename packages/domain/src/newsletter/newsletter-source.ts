/**
 * Which of the two pop-ups an address comes from.
 * @source decision 24
 */
export const newsletterSources = ["newsletter", "welcome"] as const;

/** Which of the two pop-ups an address comes from. */
export type NewsletterSource = (typeof newsletterSources)[number];

/**
 * How long the welcome pop-up stays away after it has shown.
 * @units days
 * @source decision 46
 */
export const welcomePauseDays = 30;
