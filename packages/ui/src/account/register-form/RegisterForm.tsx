"use client";

import type { ReactNode } from "react";
import { EmailField, type EmailFieldProps } from "../../forms/email-field/index.ts";
import { Form, FormActions, type FormPatternProps } from "../../forms/form/index.ts";
import { PasswordField, type StrengthHint } from "../../forms/password-field/index.ts";
import { TextField } from "../../forms/text-field/index.ts";
import { Text } from "../../foundations/text/index.ts";
import { type RegisterFormValues, readRegisterForm } from "./register-form-values.ts";

export type RegisterFormWords = {
  name: ReactNode;
  nameHint: ReactNode;
  email: ReactNode;
  emailHint: ReactNode;
  password: string;
  passwordHint: ReactNode;
  strength: StrengthHint["words"];
  confirmation: string;
  /** What registering agrees to, with its links; it stands below the button. */
  agreement: ReactNode;
  submit: string;
  submitting: string;
};

export type RegisterFormProps = FormPatternProps<RegisterFormValues, RegisterFormWords> & {
  /** The shortest password that is taken. @units code points */
  passwordMinLength: number;
  /** Says what address was probably meant. @source decision 49 */
  suggestEmail?: EmailFieldProps["suggest"] | undefined;
};

/** Opens an account. Consents that are optional come as `children`. */
export function RegisterForm({
  words,
  defaultValues,
  passwordMinLength,
  suggestEmail,
  children,
  ...form
}: RegisterFormProps) {
  return (
    <Form {...form} read={readRegisterForm}>
      <TextField
        name="name"
        label={words.name}
        hint={words.nameHint}
        autoComplete="name"
        defaultValue={defaultValues?.name}
      />
      <EmailField
        name="email"
        label={words.email}
        hint={words.emailHint}
        defaultValue={defaultValues?.email}
        suggest={suggestEmail}
      />
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
      <Text size="sm" tone="muted">
        {words.agreement}
      </Text>
    </Form>
  );
}
