import { cardVariants } from "../../reading/card/index.ts";

/** A card's, and `lead`: a large one for what comes first. */
export const articleCardVariants = ["lead", ...cardVariants] as const;
export type ArticleCardVariant = (typeof articleCardVariants)[number];
