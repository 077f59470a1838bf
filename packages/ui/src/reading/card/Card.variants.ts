/** `sheet` is a sheet of paper; `plain` only a picture and its words, for what stands at the foot of a page. */
export const cardVariants = ["sheet", "plain"] as const;
export type CardVariant = (typeof cardVariants)[number];
