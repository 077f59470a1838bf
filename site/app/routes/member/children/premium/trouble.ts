import type { FormIssue } from "@gk/ui/form";
import type { Trouble } from "../../../../forms/issues.ts";

/** The fields of the form that show a message beside them; whatever else is wrong stands above the form. */
const fields = new Set(["promotion_code", "terms"]);

/** Whether it is the promotion code that an issue is about. */
export const isAboutCode = ({ code }: FormIssue) => code.startsWith("promotionCode.");

/**
 * Puts what went wrong with a purchase where it belongs: a refused code beside its field, with the plan that it was
 * refused for, and what has no field of its own above the form.
 */
export function placeTrouble({ issues = [], formIssue }: Trouble, planName = ""): Trouble {
  const all = [...issues, ...(formIssue ? [formIssue] : [])].map((issue) =>
    isAboutCode(issue) ? { ...issue, field: "promotion_code", params: { plan: planName } } : issue,
  );
  const above = all.find(({ field }) => !fields.has(field));
  return {
    issues: all.filter(({ field }) => fields.has(field)),
    ...(above ? { formIssue: { ...above, field: "" } } : {}),
  };
}
