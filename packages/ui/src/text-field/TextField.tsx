"use client";

import { type FocusEvent, type InputHTMLAttributes, type ReactNode, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { control, controlProps, Field, type FieldMark, type FieldQuestion, useField } from "../field/index.ts";
import * as css from "./TextField.css.ts";
import type { TextFieldType } from "./TextField.variants.ts";

export type Suggestion = {
  /** The answer that was probably meant. */
  value: string;
  /** What the button that fills it in says. */
  words: ReactNode;
};

type OwnProps = FieldQuestion &
  FieldMark & {
    /** The question. */
    label: ReactNode;
    /** What the line is: decides the keyboard of a phone. @default "text" */
    type?: TextFieldType;
    /** At the end of the label's line. */
    aside?: ReactNode;
    /** Says what was probably meant, asked when the person leaves the field. It suggests and never blocks. @source decision 49 */
    suggest?: ((typed: string) => Suggestion | undefined) | undefined;
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
  suggest,
  onBlur,
  ...input
}: TextFieldProps) {
  const parts = useField({ name, hint, optional, message });
  const box = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState<Suggestion>();

  const suggestAfter = (event: FocusEvent<HTMLInputElement>) => {
    setSuggestion(suggest?.(event.currentTarget.value));
    onBlur?.(event);
  };
  const accept = ({ value }: Suggestion) => {
    setSuggestion(undefined);
    if (!box.current) return;
    box.current.value = value;
    box.current.focus();
  };

  return (
    <Field parts={parts} label={label} hint={hint} optional={optional} unmarked={unmarked} aside={aside}>
      <input
        {...input}
        {...controlProps(parts, name)}
        ref={box}
        type={type}
        className={control}
        onBlur={suggest ? suggestAfter : onBlur}
      />
      {suggest && (
        <output className={css.suggestion}>
          {suggestion && (
            <Button variant="quiet" size="sm" onClick={() => accept(suggestion)}>
              {suggestion.words}
            </Button>
          )}
        </output>
      )}
    </Field>
  );
}
