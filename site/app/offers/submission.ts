import { type NewsletterSource, newsletterFormSchema } from "@gk/domain";
import { readNewsletterForm } from "@gk/ui/newsletter-form";
import { submission } from "../forms/submission.ts";

/** Subscribes an address to the newsletter, or sends it the welcome code (decision 24). */
export const subscribing = submission({
  name: "newsletter",
  typed: readNewsletterForm,
  schema: newsletterFormSchema,
  send: (client, { email }, { source }: { source: NewsletterSource }) =>
    client.subscribeToNewsletter({ body: { email, source } }),
  after: ({ data }, { email }) => ({ say: { sentTo: email, code: data.code }, subscribed: true }),
});
