"use client";

import type { ReactNode } from "react";
import { Form, FormActions, type FormPatternProps } from "../../forms/form/index.ts";
import { ImageField, type ImageFieldProps, type ImageFieldWords } from "../../forms/image-field/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { type ProfileImageFormValues, readProfileImageForm } from "./profile-form-values.ts";

export type ProfileImageFormWords = {
  image: ReactNode;
  imageHint: ReactNode;
  picture: ImageFieldWords;
  submit: string;
  submitting: string;
};

export type ProfileImageFormProps = Omit<
  FormPatternProps<ProfileImageFormValues, ProfileImageFormWords>,
  "defaultValues"
> &
  Pick<ImageFieldProps, "types" | "maxBytes" | "picture" | "progress">;

/** Changes the profile picture, and says how much of it has been sent. */
export function ProfileImageForm({
  words,
  types,
  maxBytes,
  picture,
  progress,
  children,
  ...form
}: ProfileImageFormProps) {
  return (
    <Form {...form} multipart read={readProfileImageForm}>
      <ImageField
        name="image"
        label={words.image}
        hint={words.imageHint}
        {...words.picture}
        types={types}
        maxBytes={maxBytes}
        picture={picture}
        standIn={pictures.avatarEmpty}
        progress={progress}
      />
      {children}
      <FormActions size="md" submit={words.submit} submitting={words.submitting} />
    </Form>
  );
}
