import * as v from "valibot";
import { fieldOf, keyOf } from "./broken-rule.ts";
import { type Issue, issueOf } from "./issue.ts";

/** A schema of named fields whose messages are issue keys. */
export type FormSchema = v.GenericSchema & { readonly entries: v.ObjectEntries };

/** What `check` finds: the value as the web API takes it, or the broken rules. */
export type Checked<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly value?: undefined; readonly issues: readonly [Issue, ...Issue[]] };

/**
 * Checks a form: gives the cleaned value, or the first broken rule of each field in the order of the form.
 * @example
 * const { value, issues } = check(signInFormSchema, Object.fromEntries(formData));
 * if (issues) return issues.map((issue) => format(`validation.${issue.key}`, issue.params));
 */
export function check<Schema extends FormSchema>(schema: Schema, input: unknown): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { value: result.output };
  const found = new Map<string, Issue>();
  for (const issue of result.issues) {
    const field = fieldOf(issue);
    if (!found.has(field)) found.set(field, issueOf(field, keyOf(issue), issue));
  }
  const order = Object.keys(schema.entries);
  const issues = [...found.values()].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  return { issues: issues as [Issue, ...Issue[]] };
}
