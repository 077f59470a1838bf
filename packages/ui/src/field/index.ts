export { control } from "./Field.css.ts";
export { Field, type FieldShellProps } from "./Field.tsx";
export { FieldGroup, type FieldGroupProps } from "./FieldGroup.tsx";
export type { FieldMark } from "./FieldLabel.tsx";
export { FieldMessage } from "./FieldMessage.tsx";
export { controlProps, type FieldParts, type FieldQuestion, useField } from "./use-field.ts";
