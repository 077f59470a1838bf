export { PromotionAmount, PromotionBar, type PromotionBarProps } from "./PromotionBar.tsx";
