"use client";

import type { InputHTMLAttributes, ReactNode } from "react";
import { control, controlProps, Field, type FieldMark, type FieldQuestion, useField } from "../field/index.ts";
import type { TextFieldType } from "./TextField.variants.ts";

type OwnProps = FieldQuestion &
  FieldMark & {
    /** The question. */
    label: ReactNode;
    /** What the line is: decides the keyboard of a phone. @default "text" */
    type?: TextFieldType;
    /** At the end of the label's line. */
    aside?: ReactNode;
  };

export type TextFieldProps = OwnProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof OwnProps | "id" | "value" | "size" | "className">;

/** One line of text that the field keeps by itself; `autoComplete` and `inputMode` as in HTML. */
export function TextField({
  name,
  label,
  hint,
  optional = false,
  unmarked,
  message,
  aside,
  type = "text",
  ...input
}: TextFieldProps) {
  const parts = useField({ name, hint, optional, message });
  return (
    <Field parts={parts} label={label} hint={hint} optional={optional} unmarked={unmarked} aside={aside}>
      <input {...input} {...controlProps(parts, name)} type={type} className={control} />
    </Field>
  );
}
