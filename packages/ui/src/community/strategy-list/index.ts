export { type Strategy, StrategyList, type StrategyListProps } from "./StrategyList.tsx";
export { type StrategyListTone, strategyListTones } from "./StrategyList.variants.ts";
