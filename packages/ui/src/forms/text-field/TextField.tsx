"use client";

import type { InputHTMLAttributes, ReactNode, Ref } from "react";
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
    /** What belongs to the line and stands right below it, such as a suggestion. Give it always or never. */
    below?: ReactNode;
    /** The native input, for instance to give it the focus. */
    ref?: Ref<HTMLInputElement> | undefined;
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
  below,
  ...input
}: TextFieldProps) {
  const parts = useField({ name, hint, optional, message });
  const line = <input {...input} {...controlProps(parts, name)} type={type} className={control} />;
  return (
    <Field parts={parts} label={label} hint={hint} optional={optional} unmarked={unmarked} aside={aside}>
      {below === undefined ? (
        line
      ) : (
        <div>
          {line}
          {below}
        </div>
      )}
    </Field>
  );
}
