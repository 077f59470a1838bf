export { FieldRow, type FieldRowProps } from "./FieldRow.tsx";
export { Form, type FormContract, type FormPatternProps, type FormProps } from "./Form.tsx";
export { FormActions, type FormActionsProps } from "./FormActions.tsx";
export { fieldIds } from "./field-ids.ts";
export { focusField } from "./focus-field.ts";
export { FormContext, type FormState } from "./form-context.ts";
export type { FormIssue, WordIssue } from "./form-issue.ts";
export { fileIn, type NumberAnswer, numberIn, numbersIn, textIn } from "./form-values.ts";
