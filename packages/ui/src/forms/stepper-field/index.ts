export { Stepper, type StepperProps } from "./Stepper.tsx";
export { StepperField, type StepperFieldProps } from "./StepperField.tsx";
