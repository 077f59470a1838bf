import { textIn } from "../../forms/form/index.ts";

/** The answers of the form for a forgotten password, as the wire calls them. */
export type ForgotFormValues = { email: string };

/** Reads the answers from the form's data, in the browser or where the form is posted to. */
export function readForgotForm(data: FormData): ForgotFormValues {
  return { email: textIn(data, "email") };
}
