import * as v from "valibot";
import { idBounds } from "../id/id.ts";
import { absentOr, rule } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import { toInteger } from "./integer.ts";

/** A number that may arrive as text; anything else, or an empty text, breaks the rule that something is chosen. */
function numeric(required: IssueKey, invalid: IssueKey) {
  return v.pipe(
    v.union([v.number(), v.string()], absentOr(required, invalid)),
    rule((input) => input !== "", required),
    v.transform((input: number | string) => toInteger(input)),
  );
}

/** A code out of a table, as a number or a numeric text. */
export function codeField<const Codes extends readonly number[]>(codes: Codes, required: IssueKey, invalid: IssueKey) {
  return v.pipe(numeric(required, invalid), v.picklist(codes, invalid));
}

/** A whole number between two bounds, both included, as a number or a numeric text. */
export function integerField(
  bounds: { readonly min: number; readonly max: number },
  required: IssueKey,
  invalid: IssueKey = required,
) {
  return v.pipe(
    numeric(required, invalid),
    v.number(invalid),
    v.minValue(bounds.min, invalid),
    v.maxValue(bounds.max, invalid),
  );
}

/** The number of a record. */
export function idField(required: IssueKey, invalid: IssueKey = required) {
  return integerField(idBounds, required, invalid);
}

/** Whether no two entries stand for the same number: `1` and `"1"` are the same (T70). */
export function areDistinct(numbers: number[]): boolean {
  return new Set(numbers).size === numbers.length;
}
