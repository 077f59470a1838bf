import * as v from "valibot";
import { rule } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import { characterCount } from "./character-count.ts";
import { visibleLine, visibleLines } from "./visible.ts";

/**
 * A text of one line that must be filled in; what can't be seen and the space around it are dropped, and full-width
 * spaces count as space (T60).
 */
export function requiredText(required: IssueKey) {
  return v.pipe(v.string(required), v.transform(visibleLine), v.nonEmpty(required));
}

/** A text of several lines that must be filled in. */
export function requiredLines(required: IssueKey) {
  return v.pipe(v.string(required), v.transform(visibleLines), v.nonEmpty(required));
}

/** The most that a text can have that a program made: a captcha's token is the longest. */
const longestToken = 4096;

/** A text that a program made and a person at most pastes: a code of a mail, a token, another service's number. */
export function tokenField(required: IssueKey = "required", invalid: IssueKey = "option") {
  return v.pipe(requiredText(required), atMost(longestToken, invalid));
}

/** Refuses a text of fewer code points. */
export function atLeast(characters: number, key: IssueKey) {
  return rule((text: string) => characterCount(text) >= characters, key);
}

/** Refuses a text of more code points. */
export function atMost(characters: number, key: IssueKey) {
  return rule((text: string) => characterCount(text) <= characters, key);
}
