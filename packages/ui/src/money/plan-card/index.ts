export { PlanCard, type PlanCardProps, PlanCards, type PlanFeature } from "./PlanCard.tsx";
export { type PlanCardState, planCardStates } from "./PlanCard.variants.ts";
export { PlanPrice, type PlanPriceProps, type PriceText } from "./PlanPrice.tsx";
export { type PlanPriceTone, planPriceTones } from "./PlanPrice.variants.ts";
