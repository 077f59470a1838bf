"use client";

import type { ReactNode } from "react";
import { EmailField, type EmailFieldProps } from "../../forms/email-field/index.ts";
import { Form, FormLine, type FormPatternProps } from "../../forms/form/index.ts";
import { type CaregiverFormValues, readCaregiverForm } from "./caregiver-form-values.ts";

export type CaregiverFormWords = {
  email: ReactNode;
  emailHint: ReactNode;
  placeholder?: string | undefined;
  submit: string;
  submitting: string;
};

export type CaregiverFormProps = FormPatternProps<CaregiverFormValues, CaregiverFormWords> & {
  /** Says what address was probably meant. @source decision 49 */
  suggestEmail?: EmailFieldProps["suggest"] | undefined;
};

/**
 * Invites somebody with an account of their own to share a child: not a caregiver number of the child form.
 * @source spec §5; T74
 */
export function CaregiverForm({ words, defaultValues, suggestEmail, children, ...form }: CaregiverFormProps) {
  return (
    <Form {...form} read={readCaregiverForm}>
      <FormLine submit={words.submit} submitting={words.submitting}>
        <EmailField
          name="email"
          label={words.email}
          hint={words.emailHint}
          unmarked
          autoComplete="off"
          placeholder={words.placeholder}
          defaultValue={defaultValues?.email}
          suggest={suggestEmail}
        />
      </FormLine>
      {children}
    </Form>
  );
}
