"use client";

import type { ReactNode } from "react";
import { Checkbox } from "../../forms/checkbox/index.ts";
import { EmailField, type EmailFieldProps } from "../../forms/email-field/index.ts";
import { Form, FormActions, FormLine, type FormPatternProps } from "../../forms/form/index.ts";
import { Text } from "../../foundations/text/index.ts";
import type { NewsletterFormLayout } from "./NewsletterForm.variants.ts";
import { type NewsletterFormValues, readNewsletterForm } from "./newsletter-form-values.ts";

export type NewsletterFormWords = {
  email: ReactNode;
  placeholder?: string | undefined;
  /** What one agrees to by ticking. */
  consent: ReactNode;
  /** What happens with the address, with its link. @default nothing is said */
  privacy?: ReactNode;
  submit: string;
  submitting: string;
};

export type NewsletterFormProps = FormPatternProps<NewsletterFormValues, NewsletterFormWords> & {
  /** `stacked` in a dialog, `inline` in a page: the button beside the field. @default "stacked" */
  layout?: NewsletterFormLayout | undefined;
  /** Says what address was probably meant. @source decision 49 */
  suggestEmail?: EmailFieldProps["suggest"];
  /** The way out beside the button, in the `stacked` layout. */
  cancel?: ReactNode;
  /** The look of the button in the `stacked` layout: `reward` where a gift comes with it. @default "primary" */
  variant?: "primary" | "reward";
};

/** Subscribes an address to the newsletter. What comes after (thanks, a code) takes its place. @source decision 24 */
export function NewsletterForm({
  words,
  initial,
  layout = "stacked",
  suggestEmail,
  cancel,
  variant = "primary",
  children,
  ...form
}: NewsletterFormProps) {
  const { submit, submitting } = words;
  const email = (
    <EmailField
      name="email"
      label={words.email}
      unmarked
      placeholder={words.placeholder}
      defaultValue={initial?.email}
      suggest={suggestEmail}
    />
  );
  return (
    <Form {...form} read={readNewsletterForm}>
      {layout === "inline" ? (
        <FormLine submit={submit} submitting={submitting}>
          {email}
        </FormLine>
      ) : (
        email
      )}
      <Checkbox name="consent" value="on" label={words.consent} defaultChecked={initial?.consent ?? false} required />
      {children}
      {layout === "stacked" && (
        <FormActions size="md" variant={variant} submit={submit} submitting={submitting}>
          {cancel}
        </FormActions>
      )}
      {words.privacy && (
        <Text size="sm" tone="muted">
          {words.privacy}
        </Text>
      )}
    </Form>
  );
}
