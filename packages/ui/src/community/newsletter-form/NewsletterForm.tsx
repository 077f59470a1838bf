"use client";

import type { ReactNode } from "react";
import { Checkbox } from "../../forms/checkbox/index.ts";
import { EmailField, type EmailFieldProps } from "../../forms/email-field/index.ts";
import { Form, FormActions, FormLine, type FormPatternProps } from "../../forms/form/index.ts";
import { Text } from "../../foundations/text/index.ts";
import type { NewsletterFormVariant } from "./NewsletterForm.variants.ts";
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
  variant?: NewsletterFormVariant | undefined;
  /** Says what address was probably meant. @source decision 49 */
  suggestEmail?: EmailFieldProps["suggest"] | undefined;
  /** The way out beside the button, in the `stacked` layout. */
  cancel?: ReactNode;
  /** The look of the button in the `stacked` layout: `reward` where a gift comes with it. @default "primary" */
  tone?: "primary" | "reward" | undefined;
};

/** What the form takes where it lies in a dialog, which has the attributes. */
export type NewsletterFormQuestion = Pick<
  NewsletterFormProps,
  | "action"
  | "issues"
  | "formIssue"
  | "wordIssue"
  | "busy"
  | "onSubmit"
  | "onChange"
  | "defaultValues"
  | "suggestEmail"
  | "children"
>;

/** Subscribes an address to the newsletter. What comes after (thanks, a code) takes its place. @source decision 24 */
export function NewsletterForm({
  words,
  defaultValues,
  variant = "stacked",
  suggestEmail,
  cancel,
  tone = "primary",
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
      defaultValue={defaultValues?.email}
      suggest={suggestEmail}
    />
  );
  return (
    <Form {...form} read={readNewsletterForm}>
      {variant === "inline" ? (
        <FormLine submit={submit} submitting={submitting}>
          {email}
        </FormLine>
      ) : (
        email
      )}
      <Checkbox name="consent" label={words.consent} unmarked defaultValue={defaultValues?.consent} />
      {children}
      {variant === "stacked" && (
        <FormActions size="md" variant={tone} submit={submit} submitting={submitting}>
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
