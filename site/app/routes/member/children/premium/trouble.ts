import type { FormIssue } from "@gk/ui/form";
import type { Trouble } from "../../../../forms/issues.ts";
import { methodField } from "./answers.ts";

/** The fields of the form that show a message beside them; whatever else is wrong stands above the form. */
const fields = new Set(["plan_id", methodField, "promotion_code", "terms"]);

/** The way to pay is one question, which is answered by a type and, of a kept one, its number. */
const methodFields = new Set(["payment_method", "payment_id"]);

/** Whether it is the promotion code that an issue is about. */
export const isAboutCode = ({ code }: FormIssue) => code.startsWith("promotionCode.");

function placed(issue: FormIssue, planName: string): FormIssue {
  if (isAboutCode(issue)) return { ...issue, field: "promotion_code", params: { plan: planName } };
  return methodFields.has(issue.field) ? { ...issue, field: methodField } : issue;
}

/**
 * Puts what went wrong with a purchase where it belongs: a refused code beside its field, with the plan that it was
 * refused for, what is wrong with the way to pay beside that question, and what has no field of its own above the form.
 */
export function placeTrouble({ issues = [], formIssue }: Trouble, planName = ""): Trouble {
  const all = [...issues, ...(formIssue ? [formIssue] : [])].map((issue) => placed(issue, planName));
  const above = all.find(({ field }) => !fields.has(field));
  return {
    issues: all.filter(({ field }) => fields.has(field)),
    ...(above ? { formIssue: { ...above, field: "" } } : {}),
  };
}
