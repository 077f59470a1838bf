"use client";

import type { ReactNode } from "react";
import { Form, FormActions, type FormPatternProps } from "../../forms/form/index.ts";
import { PasswordField, type StrengthHint } from "../../forms/password-field/index.ts";
import { type ResetPasswordFormValues, readResetPasswordForm } from "./reset-password-form-values.ts";

export type ResetPasswordFormWords = {
  password: string;
  passwordHint: ReactNode;
  strength: StrengthHint["words"];
  confirmation: string;
  submit: string;
  submitting: string;
};

export type ResetPasswordFormProps = Omit<
  FormPatternProps<ResetPasswordFormValues, ResetPasswordFormWords>,
  "defaultValues"
> & {
  /** The single-use code of the mail. */
  code: string;
  /** The shortest password that is taken. @units code points */
  passwordMinLength: number;
};

/** Sets a new password with the code of a mail. */
export function ResetPasswordForm({ words, code, passwordMinLength, children, ...form }: ResetPasswordFormProps) {
  return (
    <Form {...form} read={readResetPasswordForm}>
      <input type="hidden" name="code" value={code} />
      <PasswordField
        name="password"
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        strength={{ minLength: passwordMinLength, words: words.strength }}
      />
      <PasswordField name="password_confirmation" label={words.confirmation} autoComplete="new-password" />
      {children}
      <FormActions block submit={words.submit} submitting={words.submitting} />
    </Form>
  );
}
