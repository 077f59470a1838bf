"use client";

import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from "react";
import type { Answer } from "../../foundations/answer/index.ts";
import { control, controlProps, Field, type FieldQuestion, type Native, useField } from "../field/index.ts";
import type { TextFieldType } from "./TextField.variants.ts";

export type TextFieldProps = FieldQuestion &
  Answer<string, ChangeEvent<HTMLInputElement>> &
  Native<ComponentPropsWithRef<"input">> & {
    /** What the line is: decides the keyboard of a phone. @default "text" */
    type?: TextFieldType | undefined;
    /** At the end of the label's line. */
    aside?: ReactNode;
    /** What belongs to the line and stands right below it, such as a suggestion. Give it always or never. */
    below?: ReactNode;
  };

/** One line of text; `autoComplete` and `inputMode` as in HTML. */
export function TextField({ type = "text", aside, below, onChange, ...props }: TextFieldProps) {
  const { parts, native } = useField(props);
  const line = (
    <input
      {...native}
      {...controlProps(parts)}
      type={type}
      className={control}
      onChange={onChange && ((event) => onChange(event.currentTarget.value, event))}
    />
  );
  return (
    <Field parts={parts} aside={aside}>
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
