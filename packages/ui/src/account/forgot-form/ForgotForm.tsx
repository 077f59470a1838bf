"use client";

import type { ReactNode } from "react";
import { EmailField, type EmailFieldProps } from "../../forms/email-field/index.ts";
import { Form, FormActions, type FormPatternProps } from "../../forms/form/index.ts";
import { type ForgotFormValues, readForgotForm } from "./forgot-form-values.ts";

export type ForgotFormWords = { email: ReactNode; submit: string; submitting: string };

export type ForgotFormProps = FormPatternProps<ForgotFormValues, ForgotFormWords> & {
  /** Says what address was probably meant. @source decision 49 */
  suggestEmail?: EmailFieldProps["suggest"] | undefined;
};

/** Asks for a link to set a new password. */
export function ForgotForm({ words, defaultValues, suggestEmail, children, ...form }: ForgotFormProps) {
  return (
    <Form {...form} read={readForgotForm}>
      <EmailField
        name="email"
        label={words.email}
        unmarked
        defaultValue={defaultValues?.email}
        suggest={suggestEmail}
      />
      {children}
      <FormActions block submit={words.submit} submitting={words.submitting} />
    </Form>
  );
}
