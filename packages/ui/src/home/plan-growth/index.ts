export { PlanGrowth, type PlanGrowthProps, type PlanGrowthWords, type PlanStage } from "./PlanGrowth.tsx";
