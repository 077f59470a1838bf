"use client";

import type { ReactNode } from "react";
import type { Option } from "../../forms/field/index.ts";
import { Form, FormActions, type FormPatternProps } from "../../forms/form/index.ts";
import { RadioGroup } from "../../forms/radio-group/index.ts";
import { TextField } from "../../forms/text-field/index.ts";
import { type ProfileFormValues, readProfileForm } from "./profile-form-values.ts";

export type ProfileFormWords = {
  name: ReactNode;
  nameHint: ReactNode;
  gender: ReactNode;
  submit: string;
  submitting: string;
};

export type ProfileFormProps = FormPatternProps<ProfileFormValues, ProfileFormWords> & {
  /** Dad, mum or another caregiver. */
  genders: readonly Option[];
  /** The one answer that is asked for, where each is saved by itself. @default both */
  only?: "name" | "gender" | undefined;
};

/** A member's name and who the member is to the children, together or one of them. */
export function ProfileForm({ words, defaultValues, genders, only, children, ...form }: ProfileFormProps) {
  return (
    <Form {...form} read={readProfileForm}>
      {only !== "gender" && (
        <TextField
          name="name"
          label={words.name}
          hint={words.nameHint}
          autoComplete="name"
          defaultValue={defaultValues?.name}
        />
      )}
      {only !== "name" && (
        <RadioGroup name="gender" label={words.gender} options={genders} defaultValue={defaultValues?.gender} />
      )}
      {children}
      <FormActions size="md" submit={words.submit} submitting={words.submitting} />
    </Form>
  );
}
