import { captchaField, type Issue } from "@gk/domain";
import type { FormIssue } from "@gk/ui/form";
import type { Refused, Unanswered, Unexpected } from "@gk/web";

/** What a form shows after an attempt that did not succeed. */
export type Trouble = { issues?: FormIssue[]; formIssue?: FormIssue };

/** A call that did not succeed. */
export type Failure = Refused | Unexpected | Unanswered;

/** What broken rules mean for the form. Nobody sees the captcha's field, so its refusal stands above the form. */
function troubleWith(issues: readonly FormIssue[]): Trouble {
  const shown = issues.filter(({ field }) => field !== captchaField);
  if (shown.length > 0) return { issues: shown };
  const [captcha] = issues;
  return captcha ? { formIssue: { ...captcha, field: "" } } : {};
}

/** What the broken rules of the domain mean for the form. */
export const brokenRules = (issues: readonly Issue[]): Trouble =>
  troubleWith(issues.map(({ field, key, params }) => ({ field, code: key, params })));

/** What a failed call means for the form: messages beside the fields, or one above them. */
export function troubleOf(failure: Failure): Trouble {
  if (failure.kind === "network") {
    return { formIssue: { field: "", code: failure.reason === "timeout" ? "timeout" : "network" } };
  }
  if (failure.kind === "unexpected") return { formIssue: { field: "", code: "server" } };
  const { message = "unknown", errors, retry_after: seconds } = failure.body;
  const issues = Object.entries(errors ?? {}).flatMap(([field, [code]]) => (code ? [{ field, code }] : []));
  if (issues.length > 0) return troubleWith(issues);
  if (seconds !== undefined) return { formIssue: { field: "", code: "tooManyRequests", params: { seconds } } };
  return { formIssue: { field: "", code: message } };
}
