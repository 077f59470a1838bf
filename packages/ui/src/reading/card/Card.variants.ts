/** `sheet` is a sheet of paper; `lead` a large one as wide as the grid, for what comes first; `plain` only a picture and its words, for what stands at the foot of a page. */
export const cardVariants = ["sheet", "lead", "plain"] as const;
export type CardVariant = (typeof cardVariants)[number];
