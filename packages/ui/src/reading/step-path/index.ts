export { type PathStep, StepPath, type StepPathProps } from "./StepPath.tsx";
