export { ArticleCard, type ArticleCardProps, ArticleCards, type Cover } from "./ArticleCard.tsx";
export { type ArticleCardLook, articleCardLooks } from "./ArticleCard.variants.ts";
