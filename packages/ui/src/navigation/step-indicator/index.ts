export { type Step, StepIndicator, type StepIndicatorProps } from "./StepIndicator.tsx";
