import type { IsoDate } from "../date/iso-date.ts";
import { earliestBirthday } from "../child/birthday.ts";
import { type IssueKey, isIssueKey } from "./issue-key.ts";
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

/** Broken rules as the web API sends them. */
export type WireErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Broken rules in the shape in which the web API sends them; the codes are issue keys.
 * @source decision 9
 */
export function toWireErrors(issues: readonly Issue[]): Record<string, IssueKey[]> {
  const errors: Record<string, IssueKey[]> = {};
  for (const { field, key } of issues) (errors[field] ??= []).push(key);
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
