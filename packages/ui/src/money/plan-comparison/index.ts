export {
  type ComparedPlan,
  PlanComparison,
  type PlanComparisonProps,
  type PlanComparisonRow,
} from "./PlanComparison.tsx";
