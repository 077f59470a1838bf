import { type NumberAnswer, numberIn, textIn } from "../../forms/form/index.ts";

/** The answers of the contact form, as the wire calls them. */
export type ContactFormValues = {
  type: NumberAnswer;
  title: NumberAnswer;
  name: string;
  email: string;
  phone: string;
  topic: string;
  message: string;
};

/** Reads the answers from the form's data, in the browser or where the form is posted to. */
export function readContactForm(data: FormData): ContactFormValues {
  return {
    type: numberIn(data, "type"),
    title: numberIn(data, "title"),
    name: textIn(data, "name"),
    email: textIn(data, "email"),
    phone: textIn(data, "phone"),
    topic: textIn(data, "topic"),
    message: textIn(data, "message"),
  };
}
