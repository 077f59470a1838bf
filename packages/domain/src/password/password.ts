import * as v from "valibot";
import type { IssueKey } from "../issue/issue-key.ts";
import { atLeast, atMost } from "../text/text-field.ts";
import { passwordBounds } from "./password-bounds.ts";

/** A password as it was typed: never trimmed (T63). */
export function typedPassword(required: IssueKey) {
  return v.pipe(v.string(required), v.nonEmpty(required));
}

/** The rules of a password that is being set: any characters, spaces kept. */
function passwordField(group: "password" | "newPassword") {
  const key = (code: "required" | "tooShort" | "tooLong"): IssueKey => `${group}.${code}`;
  return v.pipe(
    typedPassword(key("required")),
    atLeast(passwordBounds.min, key("tooShort")),
    atMost(passwordBounds.max, key("tooLong")),
  );
}

/**
 * A password that is being set at registration.
 * @errors password.required, password.tooShort, password.tooLong
 * @source spec §5; decision 15; T63
 */
export const passwordSchema = passwordField("password");

/**
 * A password that replaces another.
 * @errors newPassword.required, newPassword.tooShort, newPassword.tooLong
 * @source spec §5
 */
export const newPasswordSchema = passwordField("newPassword");

/**
 * The repetition of a password.
 * @errors passwordConfirm.required
 * @source spec §5
 */
export const passwordConfirmSchema = typedPassword("passwordConfirm.required");

/** The rule that a repetition which differs breaks. */
export const passwordMismatch = "passwordConfirm.mismatch" satisfies IssueKey;

/** Whether a password was repeated exactly. */
export function isRepeated(form: { readonly password: string; readonly password_confirmation: string }): boolean {
  return form.password === form.password_confirmation;
}

/**
 * An existing password, checked only for being there: old ones are never refused for today's rules, but an overlong
 * text is not worth hashing.
 * @errors password.required, password.tooLong
 */
export const currentPasswordSchema = v.pipe(
  typedPassword("password.required"),
  atMost(passwordBounds.max, "password.tooLong"),
);
