import { captchaField, fromWireErrors, hongKongToday, type Issue } from "@gk/domain";
import type { FormIssue } from "@gk/ui/form";
import type { Refused, Unanswered, Unexpected } from "@gk/web";

/** What a form shows after an attempt that did not succeed. */
export type Trouble = { issues?: FormIssue[]; formIssue?: FormIssue };

/** A call that did not succeed. */
export type Failure = Refused | Unexpected | Unanswered;

const shown = ({ field, key, params }: Issue): FormIssue => ({ field, code: key, params });

/** What broken rules mean for the form. Nobody sees the captcha's field, so its refusal stands above the form. */
function troubleWith(issues: readonly FormIssue[]): Trouble {
  const visible = issues.filter(({ field }) => field !== captchaField);
  if (visible.length > 0) return { issues: visible };
  const [captcha] = issues;
  return captcha ? { formIssue: { ...captcha, field: "" } } : {};
}

/** What the broken rules of the domain mean for the form. */
export const brokenRules = (issues: readonly Issue[]): Trouble => troubleWith(issues.map(shown));

type Answers = Readonly<Record<string, unknown>>;

/** The rules that the provider finds broken, one a field, as our own rules would say it; a code of its own as it is. */
function issuesOf(errors: NonNullable<Refused["body"]["errors"]>, values: Answers): FormIssue[] {
  const known = fromWireErrors(errors, { values, today: hongKongToday(Date.now()) });
  return Object.entries(errors).flatMap(([field, [code]]) => {
    const issue = known.find((one) => one.field === field);
    if (issue) return [shown(issue)];
    return code ? [{ field, code }] : [];
  });
}

/**
 * What a failed call means for the form: messages beside the fields, or one above them. `values` are the answers that
 * were sent, which some messages quote.
 */
export function troubleOf(failure: Failure, values: Answers = {}): Trouble {
  if (failure.kind === "network") {
    return { formIssue: { field: "", code: failure.reason === "timeout" ? "timeout" : "network" } };
  }
  if (failure.kind === "unexpected") return { formIssue: { field: "", code: "server" } };
  const { message, errors, retry_after: seconds } = failure.body;
  const issues = issuesOf(errors ?? {}, values);
  if (issues.length > 0) return troubleWith(issues);
  if (seconds === undefined) return { formIssue: { field: "", code: message ?? "unknown" } };
  return { formIssue: { field: "", code: message ?? "tooManyRequests", params: { seconds } } };
}
