export const newsletterFormLayouts = ["stacked", "inline"] as const;
export type NewsletterFormLayout = (typeof newsletterFormLayouts)[number];
