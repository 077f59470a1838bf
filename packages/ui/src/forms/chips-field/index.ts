export { ChipsField, type ChipsFieldProps } from "./ChipsField.tsx";
export { type ChipsFieldVariant, chipsFieldVariants } from "./ChipsField.variants.ts";
