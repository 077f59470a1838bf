import type * as v from "valibot";
import { earliestBirthday } from "../child/birthday.ts";
import type { IsoDate } from "../date/iso-date.ts";
import { fieldOf, keyOf } from "./broken-rule.ts";
import { type Issue, issueOf } from "./issue.ts";
import { type IssueKey, isIssueKey } from "./issue-key.ts";

/** Broken rules as the web API sends them. */
export type WireErrors = Readonly<Record<string, readonly string[]>>;

/**
 * What a check found, in the shape in which the web API sends it: the keys of each field's broken rules, each once.
 * @source decision 9
 */
export function toWireErrors(found: readonly v.BaseIssue<unknown>[]): Record<string, IssueKey[]> {
  const errors: Record<string, IssueKey[]> = {};
  for (const issue of found) {
    const keys = (errors[fieldOf(issue)] ??= []);
    const key = keyOf(issue);
    if (!keys.includes(key)) keys.push(key);
  }
  return errors;
}

/**
 * Broken rules as a form takes them, made from those that the web API sends: the first known one of each field. A code
 * that is no issue key is left out, so an empty answer needs a general message.
 * @source decision 9
 */
export function fromWireErrors(
  errors: WireErrors,
  context: { readonly values: Readonly<Record<string, unknown>>; readonly today: IsoDate },
): Issue[] {
  const requirement = earliestBirthday(context.today);
  return Object.entries(errors).flatMap(([field, codes]) => {
    const key = codes.find(isIssueKey);
    return key === undefined ? [] : [issueOf(field, key, { input: context.values[field], requirement })];
  });
}
