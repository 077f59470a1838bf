import type { Answer } from "../../foundations/answer/index.ts";
import type { FieldQuestion } from "./use-field.ts";

/**
 * What goes through to a field's native element as it is, `ref`, `disabled` and `data-` attributes too: everything but what
 * the field says by itself.
 */
export type Native<Attributes> = Omit<
  Attributes,
  | keyof FieldQuestion
  | keyof Answer<never>
  | "aria-invalid"
  | "aria-label"
  | "aria-labelledby"
  | "aria-required"
  | "checked"
  | "children"
  | "defaultChecked"
  | "required"
  | "size"
  | "type"
>;
