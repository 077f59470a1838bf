"use client";

import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Option } from "../../forms/field/index.ts";
import { Form, FormActions, type FormPatternProps } from "../../forms/form/index.ts";
import { RadioGroup } from "../../forms/radio-group/index.ts";
import { TextArea } from "../../forms/text-area/index.ts";
import { TextField } from "../../forms/text-field/index.ts";
import * as css from "./WishForm.css.ts";
import { readWishForm, type WishFormValues } from "./wish-form-values.ts";

export type WishFormWords = {
  name: ReactNode;
  nameHint: ReactNode;
  category: ReactNode;
  wish: ReactNode;
  wishHint: ReactNode;
  wishPlaceholder: string;
  submit: string;
  submitting: string;
};

export type WishFormProps = FormPatternProps<WishFormValues, WishFormWords> & {
  /** What a wish can be about. */
  categories: readonly Option[];
  /** How long a wish can be. @units code points */
  wishMax: number;
};

/** Writes a leaf of the wish tree, on a sheet that is cut as one. */
export function WishForm({ words, defaultValues, categories, wishMax, className, children, ...form }: WishFormProps) {
  return (
    <Form {...form} read={readWishForm} className={cx(css.leaf, className)}>
      <TextField
        name="name"
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        defaultValue={defaultValues?.name}
      />
      <RadioGroup name="category" label={words.category} options={categories} defaultValue={defaultValues?.category} />
      <TextArea
        name="wish"
        label={words.wish}
        hint={words.wishHint}
        placeholder={words.wishPlaceholder}
        max={wishMax}
        defaultValue={defaultValues?.wish}
      />
      {children}
      <FormActions submit={words.submit} submitting={words.submitting} />
    </Form>
  );
}
