/** `sheet` is a sheet of paper; `plain` only a picture and its words, for what stands at the foot of a page. */
export const cardLooks = ["sheet", "plain"] as const;
export type CardLook = (typeof cardLooks)[number];
