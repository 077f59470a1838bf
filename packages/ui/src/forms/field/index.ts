export { control } from "./Field.css.ts";
export { Field, type FieldShellProps } from "./Field.tsx";
export { FieldGroup, type FieldGroupProps } from "./FieldGroup.tsx";
export type { FieldMark } from "./FieldLabel.tsx";
export { FieldMessage, type FieldMessageProps } from "./FieldMessage.tsx";
export { grouped, type Option, type OptionGroup, type Options } from "./options.ts";
export { Status, type StatusProps } from "./Status.tsx";
export { controlProps, type FieldParts, type FieldQuestion, useField } from "./use-field.ts";
export { useFormReset } from "./use-form-reset.ts";
