export const newsletterFormVariants = ["stacked", "inline"] as const;
export type NewsletterFormVariant = (typeof newsletterFormVariants)[number];
