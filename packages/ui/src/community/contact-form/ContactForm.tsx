"use client";

import type { ReactNode } from "react";
import { EmailField, type EmailFieldProps } from "../../forms/email-field/index.ts";
import type { Option } from "../../forms/field/index.ts";
import { FieldRow, Form, FormActions, type FormPatternProps } from "../../forms/form/index.ts";
import { PhoneField } from "../../forms/phone-field/index.ts";
import { RadioGroup } from "../../forms/radio-group/index.ts";
import { SelectField } from "../../forms/select/index.ts";
import { TextArea } from "../../forms/text-area/index.ts";
import { TextField } from "../../forms/text-field/index.ts";
import { Text } from "../../foundations/text/index.ts";
import { type ContactFormValues, readContactForm } from "./contact-form-values.ts";

export type ContactFormWords = {
  labels: Record<keyof ContactFormValues, string>;
  hints: Partial<Record<keyof ContactFormValues, ReactNode>>;
  /** In empty fields; that of the title is its first option. */
  placeholders: Partial<Record<Exclude<keyof ContactFormValues, "type">, string>>;
  /** What happens with the answers, above the button. */
  privacy: ReactNode;
  submit: string;
  submitting: string;
};

export type ContactFormProps = FormPatternProps<ContactFormValues, ContactFormWords> & {
  /** Who writes; options with a second line become cards. */
  types: readonly Option[];
  /** How to address the writer. */
  titles: readonly Option[];
  /** How long the message can be. @units code points */
  messageMax: number;
  /** Says what address was probably meant. @source decision 49 */
  suggestEmail?: EmailFieldProps["suggest"] | undefined;
};

/** A message to us: who writes, how to reach them, what it is about. @source spec §5 */
export function ContactForm({
  words: { labels, hints, placeholders, privacy, submit, submitting },
  defaultValues,
  types,
  titles,
  messageMax,
  suggestEmail,
  children,
  ...form
}: ContactFormProps) {
  const question = (name: keyof ContactFormValues) => ({ name, label: labels[name], hint: hints[name] });
  return (
    <Form {...form} read={readContactForm}>
      <RadioGroup {...question("type")} options={types} defaultValue={defaultValues?.type} />
      <FieldRow columns="short">
        <SelectField
          {...question("title")}
          options={titles}
          placeholder={placeholders.title}
          autoComplete="honorific-prefix"
          defaultValue={defaultValues?.title}
        />
        <TextField
          {...question("name")}
          placeholder={placeholders.name}
          autoComplete="name"
          defaultValue={defaultValues?.name}
        />
        <EmailField
          {...question("email")}
          placeholder={placeholders.email}
          defaultValue={defaultValues?.email}
          suggest={suggestEmail}
        />
      </FieldRow>
      <PhoneField {...question("phone")} placeholder={placeholders.phone} defaultValue={defaultValues?.phone} />
      <TextField
        {...question("topic")}
        placeholder={placeholders.topic}
        autoComplete="off"
        defaultValue={defaultValues?.topic}
      />
      <TextArea
        {...question("message")}
        placeholder={placeholders.message}
        max={messageMax}
        defaultValue={defaultValues?.message}
      />
      <Text size="sm" tone="muted">
        {privacy}
      </Text>
      {children}
      <FormActions submit={submit} submitting={submitting} />
    </Form>
  );
}
