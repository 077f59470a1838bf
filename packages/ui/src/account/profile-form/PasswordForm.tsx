"use client";

import type { ReactNode } from "react";
import { Form, FormActions, type FormPatternProps } from "../../forms/form/index.ts";
import { PasswordField, type StrengthHint } from "../../forms/password-field/index.ts";
import { type PasswordFormValues, readPasswordForm } from "./profile-form-values.ts";

export type PasswordFormWords = {
  /** Left out for an account that has no password yet: then none is asked for. */
  oldPassword?: string | undefined;
  newPassword: string;
  newPasswordHint: ReactNode;
  strength: StrengthHint["words"];
  confirmation: string;
  submit: string;
  submitting: string;
};

export type PasswordFormProps = Omit<FormPatternProps<PasswordFormValues, PasswordFormWords>, "defaultValues"> & {
  /** The shortest password that is taken. @units code points */
  passwordMinLength: number;
};

/** Changes the password of a signed-in member, or creates the first one. */
export function PasswordForm({ words, passwordMinLength, children, ...form }: PasswordFormProps) {
  return (
    <Form {...form} read={readPasswordForm}>
      {words.oldPassword !== undefined && (
        <PasswordField name="old_password" label={words.oldPassword} autoComplete="current-password" />
      )}
      <PasswordField
        name="new_password"
        label={words.newPassword}
        hint={words.newPasswordHint}
        autoComplete="new-password"
        strength={{ minLength: passwordMinLength, words: words.strength }}
      />
      <PasswordField name="confirm_password" label={words.confirmation} autoComplete="new-password" />
      {children}
      <FormActions size="md" submit={words.submit} submitting={words.submitting} />
    </Form>
  );
}
