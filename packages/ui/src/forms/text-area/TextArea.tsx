"use client";

import { cx } from "class-variance-authority";
import { type ReactNode, type TextareaHTMLAttributes, useCallback, useEffect, useRef, useState } from "react";
import { useUi } from "../../foundations/ui-provider/index.ts";
import {
  control,
  controlProps,
  Field,
  type FieldMark,
  type FieldQuestion,
  useField,
  useFormReset,
} from "../field/index.ts";
import * as css from "./TextArea.css.ts";

type OwnProps = FieldQuestion &
  FieldMark & {
    /** The question. */
    label: ReactNode;
    /** The text at first. */
    defaultValue?: string | undefined;
    /** How long the text can be, counted below while one types; more is refused by the rules, never cut off. @units code points */
    max?: number;
    /** How many lines are in sight at first. @default 5 */
    rows?: number | undefined;
  };

export type TextAreaProps = OwnProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof OwnProps | "id" | "value" | "className">;

const lengthOf = (text: string) => Array.from(text).length;

/** Several lines of text, counted where there is a maximum. */
export function TextArea({
  name,
  label,
  hint,
  optional = false,
  unmarked,
  message,
  max,
  defaultValue = "",
  rows = 5,
  ...area
}: TextAreaProps) {
  const { words } = useUi();
  const parts = useField({ name, hint, optional, message });
  const box = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(() => lengthOf(defaultValue));

  const recount = useCallback(() => {
    if (max !== undefined && box.current) setCount(lengthOf(box.current.value));
  }, [max]);

  // What was written before scripts ran counts too.
  useEffect(recount, [recount]);
  useFormReset(box, recount);

  return (
    <Field parts={parts} label={label} hint={hint} optional={optional} unmarked={unmarked}>
      <div>
        <textarea
          {...area}
          {...controlProps(parts, name)}
          ref={box}
          rows={rows}
          defaultValue={defaultValue}
          className={cx(control, css.area)}
          {...(max === undefined ? {} : { onInput: recount })}
        />
        {max !== undefined && <p className={css.count}>{words.characterCount(count, max)}</p>}
      </div>
    </Field>
  );
}
