"use client";

import { type FocusEvent, type ReactNode, useImperativeHandle, useRef, useState } from "react";
import { Button } from "../../controls/button/index.ts";
import { Status, typeInto, useFormReset } from "../field/index.ts";
import { TextField, type TextFieldProps } from "../text-field/index.ts";
import * as css from "./EmailField.css.ts";
import { whenReleased } from "./when-released.ts";

export type Suggestion = {
  /** The answer that was probably meant. */
  value: string;
  /** What the button that fills it in says. */
  words: ReactNode;
};

export type EmailFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "dir" | "below"> & {
  /** What the browser may fill in: `username` on a sign-in form, `off` for somebody else's address. @default "email" */
  autoComplete?: string | undefined;
  /** Says what was probably meant, asked when the person leaves the field. It suggests and never blocks. @source decision 49 */
  suggest?: ((typed: string) => Suggestion | undefined) | undefined;
};

/** An e-mail address: its own keys on a phone, filled in by the browser, never capitalised or corrected. */
export function EmailField({ autoComplete = "email", suggest, onBlur, ref, ...field }: EmailFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState<Suggestion>();

  useImperativeHandle(ref, () => box.current as HTMLInputElement);
  useFormReset(box, () => setSuggestion(undefined));

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const { currentTarget: input } = event;
    // What stands there by then: the press that has left the field may have taken what was suggested before.
    if (suggest) whenReleased(() => setSuggestion(suggest(input.value)));
    onBlur?.(event);
  };
  const accept = ({ value }: Suggestion) => {
    setSuggestion(undefined);
    if (!box.current) return;
    typeInto(box.current, value);
    box.current.focus();
  };

  return (
    <TextField
      autoCapitalize="off"
      spellCheck={false}
      {...field}
      ref={box}
      type="email"
      inputMode="email"
      dir="ltr"
      autoComplete={autoComplete}
      onBlur={leave}
      below={
        <Status className={css.suggestion}>
          {suggestion && (
            <Button variant="quiet" size="sm" onClick={() => accept(suggestion)}>
              {suggestion.words}
            </Button>
          )}
        </Status>
      }
    />
  );
}
