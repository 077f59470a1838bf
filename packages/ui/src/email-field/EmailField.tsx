"use client";

import { type FocusEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { control, controlProps, Field, Status, useField, useFormReset } from "../field/index.ts";
import type { TextFieldProps } from "../text-field/index.ts";
import * as css from "./EmailField.css.ts";

export type Suggestion = {
  /** The answer that was probably meant. */
  value: string;
  /** What the button that fills it in says. */
  words: ReactNode;
};

export type EmailFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "dir"> & {
  /** What the browser may fill in: `username` on a sign-in form, `off` for somebody else's address. @default "email" */
  autoComplete?: string | undefined;
  /** Says what was probably meant, asked when the person leaves the field. It suggests and never blocks. @source decision 49 */
  suggest?: ((typed: string) => Suggestion | undefined) | undefined;
};

/** An e-mail address: its own keys on a phone, filled in by the browser, never capitalised or corrected. */
export function EmailField({
  name,
  label,
  hint,
  optional = false,
  unmarked,
  message,
  aside,
  autoComplete = "email",
  suggest,
  onBlur,
  ...input
}: EmailFieldProps) {
  const parts = useField({ name, hint, optional, message });
  const box = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState<Suggestion>();

  useFormReset(box, () => setSuggestion(undefined));

  const leave = (event: FocusEvent<HTMLInputElement>) => {
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
      <div>
        <input
          autoCapitalize="off"
          spellCheck={false}
          {...input}
          {...controlProps(parts, name)}
          ref={box}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete={autoComplete}
          className={control}
          onBlur={leave}
        />
        <Status className={css.suggestion}>
          {suggestion && (
            <Button variant="quiet" size="sm" onClick={() => accept(suggestion)}>
              {suggestion.words}
            </Button>
          )}
        </Status>
      </div>
    </Field>
  );
}
