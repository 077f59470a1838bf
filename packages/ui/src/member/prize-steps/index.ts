export { PrizeSteps, type PrizeStepsProps } from "./PrizeSteps.tsx";
