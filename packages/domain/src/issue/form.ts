import * as v from "valibot";
import type { IssueKey } from "./issue-key.ts";

/**
 * A schema of named fields in which a missing field breaks the rule that an undefined one breaks. Fields that are not
 * listed are dropped.
 */
export function form<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, (issue) => {
    const entry = entries[String(issue.path?.[0]?.key)];
    return (entry && v.safeParse(entry, undefined).issues?.[0].message) ?? ("required" satisfies IssueKey);
  });
}

/** The message of a schema that tells an absent value from a wrong one. */
export function absentOr(required: IssueKey, invalid: IssueKey): (issue: v.BaseIssue<unknown>) => IssueKey {
  return ({ input }) => (input === undefined || input === null || input === "" ? required : invalid);
}

/** A rule of a field, by the key under which it is worded when it is broken. */
export function rule<Input>(holds: (input: Input) => boolean, key: IssueKey) {
  return v.check<Input, IssueKey>(holds, key);
}
