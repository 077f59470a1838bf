import { textIn } from "../../forms/form/index.ts";

/** The answers of the form for a new password, as the wire calls them. @source T64 */
export type ResetPasswordFormValues = { code: string; password: string; password_confirmation: string };

/** Reads the answers from the form's data, in the browser or where the form is posted to. */
export function readResetPasswordForm(data: FormData): ResetPasswordFormValues {
  return {
    code: textIn(data, "code"),
    password: textIn(data, "password"),
    password_confirmation: textIn(data, "password_confirmation"),
  };
}
