export { PlanChoice, type PlanChoiceProps, type PlanKind, type PlanOption, planKinds } from "./PlanChoice.tsx";
