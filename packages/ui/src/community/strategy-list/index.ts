export { type Strategy, StrategyList, type StrategyListProps } from "./StrategyList.tsx";
