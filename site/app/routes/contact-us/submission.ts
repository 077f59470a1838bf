import { contactSchema } from "@gk/domain";
import { readContactForm } from "@gk/ui/contact-form";
import { submission } from "../../forms/submission.ts";

/** A message to us. @source spec §5 */
export const message = submission({
  name: "message",
  typed: readContactForm,
  schema: contactSchema,
  send: (client, value) => client.sendContactMessage({ body: value }),
  after: (_body, { email }) => ({ say: { sentTo: email } }),
});
