"use client";

import { type InputEvent, type InputHTMLAttributes, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../../controls/icon-button/index.ts";
import { icons } from "../../foundations/icon/index.ts";
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
import * as css from "./PasswordField.css.ts";
import { type PasswordStrength, passwordStrength } from "./password-strength.ts";
import { StrengthMeter } from "./StrengthMeter.tsx";

export type StrengthHint = {
  /** The shortest password that is taken. @units code points */
  minLength: number;
  /** What each strength is called. */
  words: Record<PasswordStrength, ReactNode>;
};

type OwnProps = Omit<FieldQuestion, "optional"> & {
  /** The question. */
  label: ReactNode;
  /** `new-password` where one is set, `current-password` where one is asked for. */
  autoComplete: "new-password" | "current-password";
  /** At the end of the label's line, for example "Forgot your password?". */
  aside?: ReactNode;
  /** Says in words, while one types, how hard the password is to guess. */
  strength?: StrengthHint;
};

export type PasswordFieldProps = OwnProps &
  Pick<FieldMark, "unmarked"> &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof OwnProps | "id" | "value" | "type" | "className">;

/** A password that can be shown, pasted and kept by a password manager. Showing it keeps the caret where it was. */
export function PasswordField({
  name,
  label,
  hint,
  unmarked,
  message,
  aside,
  strength,
  onInput,
  ...input
}: PasswordFieldProps) {
  const { words } = useUi();
  const parts = useField({ name, hint, message });
  const box = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [level, setLevel] = useState<PasswordStrength>();

  useFormReset(box, () => setLevel(undefined));

  const toggle = () => {
    const caret = [box.current?.selectionStart ?? null, box.current?.selectionEnd ?? null] as const;
    flushSync(() => setShown(!shown));
    box.current?.setSelectionRange(...caret);
  };
  const judge = (event: InputEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    if (strength) setLevel(typed === "" ? undefined : passwordStrength(typed, strength.minLength));
    onInput?.(event);
  };

  return (
    <Field parts={parts} label={label} hint={hint} unmarked={unmarked} aside={aside}>
      <div>
        <div className={css.box}>
          <input
            spellCheck={false}
            autoCapitalize="off"
            {...input}
            {...controlProps(parts, name)}
            ref={box}
            type={shown ? "text" : "password"}
            className={control}
            onInput={judge}
          />
          <IconButton
            className={css.toggle}
            icon={shown ? icons.eyeOff : icons.eye}
            label={shown ? words.hidePassword : words.showPassword}
            aria-controls={parts.ids.control}
            onClick={toggle}
          />
        </div>
        {strength && <StrengthMeter level={level} words={strength.words} />}
      </div>
    </Field>
  );
}
