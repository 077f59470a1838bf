export { PlanChoice, type PlanChoiceProps, type PlanOption } from "./PlanChoice.tsx";
