import type { AnySubmission } from "./submission.ts";
import { submissionField } from "./submission-field.ts";

/** Says which of the page's forms was sent, on pages with several. */
export function SubmissionName({ of: { name } }: { of: Pick<AnySubmission, "name"> }) {
  return <input type="hidden" name={submissionField} value={name} />;
}
