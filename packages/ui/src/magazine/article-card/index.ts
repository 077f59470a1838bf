export { ArticleCard, type ArticleCardProps } from "./ArticleCard.tsx";
export { type ArticleCardVariant, articleCardVariants } from "./ArticleCard.variants.ts";
