export { type ColumnStep, StepColumn, type StepColumnProps } from "./StepColumn.tsx";
