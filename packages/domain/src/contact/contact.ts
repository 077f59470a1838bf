import * as v from "valibot";
import { captchaField } from "../captcha/captcha.ts";
import { captchaTokenSchema } from "../captcha/captcha-token.ts";
import { emailField } from "../email/email.ts";
import { codeField } from "../integer/integer-field.ts";
import { form, rule } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import { normalizePhone } from "../phone/phone.ts";
import { atLeast, atMost, requiredLines, requiredText } from "../text/text-field.ts";
import { contactBounds, contactTypes, salutations } from "./contact-code.ts";

function contactText(field: keyof typeof contactBounds) {
  const key = (code: "required" | "tooShort" | "tooLong"): IssueKey => `contact.${field}.${code}`;
  return v.pipe(
    // A line end, which browsers send as two characters, counts once.
    field === "message" ? requiredLines(key("required")) : requiredText(key("required")),
    atLeast(contactBounds[field].min, key("tooShort")),
    atMost(contactBounds[field].max, key("tooLong")),
  );
}

/**
 * What a person types to write to us; the phone number comes out as E.164.
 * @errors contact.*, email.tooLong
 * @source spec §5; decision 23; T75
 */
export const contactFormSchema = form({
  type: codeField(contactTypes, "contact.type.required", "contact.type.invalid"),
  title: codeField(salutations, "contact.salutation.required", "contact.salutation.invalid"),
  name: contactText("name"),
  email: emailField("contact.email"),
  phone: v.pipe(
    requiredText("contact.phone.required"),
    rule((phone) => normalizePhone(phone) !== undefined, "contact.phone.invalid"),
    v.transform((phone) => normalizePhone(phone) ?? phone),
  ),
  topic: contactText("topic"),
  message: contactText("message"),
});

/** What a person types to write to us. */
export type ContactForm = v.InferInput<typeof contactFormSchema>;

/**
 * The body of `POST /contact-us`.
 * @errors those of the form; captcha.required
 * @source spec §7
 */
export const contactSchema = form({ ...contactFormSchema.entries, [captchaField]: captchaTokenSchema });
