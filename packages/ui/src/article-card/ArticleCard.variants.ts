/** `sheet` in lists, `plain` (only picture and title) for "you may also like". */
export const articleCardLooks = ["sheet", "plain"] as const;
export type ArticleCardLook = (typeof articleCardLooks)[number];
