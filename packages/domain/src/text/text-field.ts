import * as v from "valibot";
import { rule } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import { characterCount } from "./character-count.ts";

/** A text that must be filled in; space around it is dropped, and full-width spaces count as space (T60). */
export function requiredText(required: IssueKey) {
  return v.pipe(v.string(required), v.trim(), v.nonEmpty(required));
}

/** Refuses a text of fewer code points. */
export function atLeast(characters: number, key: IssueKey) {
  return rule((text: string) => characterCount(text) >= characters, key);
}

/** Refuses a text of more code points. */
export function atMost(characters: number, key: IssueKey) {
  return rule((text: string) => characterCount(text) <= characters, key);
}
