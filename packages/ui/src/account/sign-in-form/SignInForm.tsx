"use client";

import type { ReactNode } from "react";
import { EmailField, type EmailFieldProps } from "../../forms/email-field/index.ts";
import { Form, FormActions, type FormPatternProps } from "../../forms/form/index.ts";
import { PasswordField } from "../../forms/password-field/index.ts";
import { Link } from "../../foundations/link/index.ts";
import * as css from "./SignInForm.css.ts";
import { readSignInForm, type SignInFormValues } from "./sign-in-form-values.ts";

export type SignInFormWords = {
  email: ReactNode;
  password: string;
  /** The link for those who forgot. */
  forgot: ReactNode;
  submit: string;
  submitting: string;
};

export type SignInFormProps = FormPatternProps<SignInFormValues, SignInFormWords> & {
  /** Where a new password is asked for. */
  forgotHref: string;
  /** Says what address was probably meant. @source decision 49 */
  suggestEmail?: EmailFieldProps["suggest"] | undefined;
};

/** Signs a member in by e-mail and password. */
export function SignInForm({ words, defaultValues, forgotHref, suggestEmail, children, ...form }: SignInFormProps) {
  return (
    <Form {...form} read={readSignInForm}>
      <EmailField
        name="email"
        label={words.email}
        unmarked
        autoComplete="username"
        defaultValue={defaultValues?.email}
        suggest={suggestEmail}
      />
      <PasswordField
        name="password"
        label={words.password}
        unmarked
        autoComplete="current-password"
        aside={
          <Link className={css.forgot} href={forgotHref}>
            {words.forgot}
          </Link>
        }
      />
      {children}
      <FormActions block submit={words.submit} submitting={words.submitting} />
    </Form>
  );
}
