export { ChipsField, type ChipsFieldProps } from "./ChipsField.tsx";
export { type ChipsFieldLook, chipsFieldLooks } from "./ChipsField.variants.ts";
