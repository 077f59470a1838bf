import { textIn } from "../../forms/form/index.ts";

/** The answers of the newsletter form. */
export type NewsletterFormValues = { email: string; consent: boolean };

/** Reads the answers from the form's data, in the browser or where the form is posted to. */
export function readNewsletterForm(data: FormData): NewsletterFormValues {
  return { email: textIn(data, "email"), consent: data.get("consent") === "on" };
}
