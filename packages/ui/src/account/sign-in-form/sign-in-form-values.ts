import { textIn } from "../../forms/form/index.ts";

/** The answers of the sign-in form, as the wire calls them. */
export type SignInFormValues = { email: string; password: string };

/** Reads the answers from the form's data, in the browser or where the form is posted to. */
export function readSignInForm(data: FormData): SignInFormValues {
  return { email: textIn(data, "email"), password: textIn(data, "password") };
}
