import type * as v from "valibot";
import { type IssueKey, isIssueKey } from "./issue-key.ts";

/** The field that a broken rule is of; a value that is no form breaks no field's rule. */
export function fieldOf(issue: v.BaseIssue<unknown>): string {
  const key = issue.path?.[0]?.key;
  return typeof key === "string" ? key : "";
}

/** A rule of ours brings its key; any other is broken by a value that is missing or of the wrong kind. */
export function keyOf(issue: v.BaseIssue<unknown>): IssueKey {
  if (isIssueKey(issue.message)) return issue.message;
  return issue.input === undefined ? "required" : "option";
}
