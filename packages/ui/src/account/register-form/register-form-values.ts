import { textIn } from "../../forms/form/index.ts";

/** The answers of the registration form, as the wire calls them. */
export type RegisterFormValues = { name: string; email: string; password: string; password_confirmation: string };

/** Reads the answers from the form's data, in the browser or where the form is posted to. */
export function readRegisterForm(data: FormData): RegisterFormValues {
  return {
    name: textIn(data, "name"),
    email: textIn(data, "email"),
    password: textIn(data, "password"),
    password_confirmation: textIn(data, "password_confirmation"),
  };
}
