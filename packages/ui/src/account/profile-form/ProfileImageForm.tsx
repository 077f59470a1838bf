"use client";

import type { ReactNode } from "react";
import { Form, FormActions, type FormPatternProps } from "../../forms/form/index.ts";
import { ImageField, type ImageFieldWords } from "../../forms/image-field/index.ts";
import { type ProfileImageFormValues, readProfileImageForm } from "./profile-form-values.ts";

export type ProfileImageFormWords = {
  image: ReactNode;
  imageHint: ReactNode;
  picture: ImageFieldWords;
  submit: string;
  submitting: string;
};

export type ProfileImageFormProps = Omit<FormPatternProps<ProfileImageFormValues, ProfileImageFormWords>, "initial"> & {
  /** The picture so far. */
  current?: string | undefined;
  /** How much has been sent. @units per cent, 0 to 100 @default nothing is being sent */
  progress?: number | undefined;
};

/** Changes the profile picture, and says how much of it has been sent. */
export function ProfileImageForm({ words, current, progress, children, ...form }: ProfileImageFormProps) {
  return (
    <Form {...form} multipart read={readProfileImageForm}>
      <ImageField
        name="image"
        label={words.image}
        hint={words.imageHint}
        words={words.picture}
        current={current}
        progress={progress}
      />
      {children}
      <FormActions size="md" submit={words.submit} submitting={words.submitting} />
    </Form>
  );
}
