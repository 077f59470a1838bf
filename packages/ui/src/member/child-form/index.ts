export { ChildForm, type ChildFormProps } from "./ChildForm.tsx";
export type { ChildField, ChildFormSection } from "./child-form-sections.ts";
export { type ChildFormLimits, type ChildFormValues, readChildForm } from "./child-form-values.ts";
export type { ChildFormOptions, ChildFormWords } from "./child-form-words.ts";
