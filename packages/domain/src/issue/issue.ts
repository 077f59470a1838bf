import type { IssueKey } from "./issue-key.ts";
import { type IssueParams, type IssueSource, issueParams } from "./issue-params.ts";

/** A broken rule, without words. */
export interface Issue {
  /** The field as it is called in the form and on the wire, for example `date_of_birth`. */
  readonly field: string;
  /** The rule, unique in the product: `validation.${key}` words it. */
  readonly key: IssueKey;
  /** The last part of the key, for example `future`. */
  readonly code: string;
  /** The arguments of the message. */
  readonly params: IssueParams;
}

/** Makes the issue of a field that breaks a rule. */
export function issueOf(field: string, key: IssueKey, source: IssueSource): Issue {
  return { field, key, code: key.slice(key.lastIndexOf(".") + 1), params: issueParams(key, source) };
}
