export { ChipsField, type ChipsFieldProps } from "./ChipsField.tsx";
