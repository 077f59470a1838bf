/** `chips` in forms, `list` in a narrow column such as a filter. */
export const chipsFieldVariants = ["chips", "list"] as const;
export type ChipsFieldVariant = (typeof chipsFieldVariants)[number];
