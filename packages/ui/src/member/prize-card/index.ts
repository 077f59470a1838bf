export { PrizeCard, type PrizeCardProps } from "./PrizeCard.tsx";
export { type PrizeState, prizeStates } from "./PrizeCard.variants.ts";
