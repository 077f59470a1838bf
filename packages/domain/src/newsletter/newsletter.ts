import * as v from "valibot";
import { emailSchema } from "../email/email.ts";
import { form } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import { newsletterSources } from "./newsletter-source.ts";

/**
 * What a person gives in the newsletter and welcome pop-ups. The box must be checked: `true` or what a browser sends
 * for a checked box.
 * @errors those of email; newsletter.consent.required
 * @source decision 24
 */
export const newsletterFormSchema = form({
  email: emailSchema,
  consent: v.union([v.literal(true), v.literal("on")], "newsletter.consent.required" satisfies IssueKey),
});

/** What a person gives in the newsletter and welcome pop-ups. */
export type NewsletterForm = v.InferInput<typeof newsletterFormSchema>;

/**
 * The body of `POST /newsletter`.
 * @errors those of email; option
 * @source decision 24
 */
export const newsletterSchema = form({
  email: emailSchema,
  source: v.picklist(newsletterSources, "option" satisfies IssueKey),
});
