import { check, contactSchema } from "@gk/domain";
import { type ContactFormValues, readContactForm } from "@gk/ui/contact-form";
import { data } from "react-router";
import { visitOf } from "../../data/page.server.ts";
import { brokenRules, type Trouble, troubleOf } from "../../forms/issues.ts";

/** What comes of a message; `typed` comes back for browsers without scripts. */
export type ContactOutcome = Trouble & { typed?: ContactFormValues; sentTo?: string };

/** Sends the form, with and without scripts (decision 54). */
export async function send(args: Parameters<typeof visitOf>[0] & { request: Request }) {
  const posted = await args.request.formData();
  const refused = (trouble: Trouble) =>
    data<ContactOutcome>({ ...trouble, typed: readContactForm(posted) }, { status: 422 });

  const checked = check(contactSchema, Object.fromEntries(posted));
  if (checked.issues) return refused(brokenRules(checked.issues));
  const result = await visitOf(args).client.sendContactMessage({ body: checked.value });
  return result.ok ? data<ContactOutcome>({ sentTo: checked.value.email }) : refused(troubleOf(result));
}
