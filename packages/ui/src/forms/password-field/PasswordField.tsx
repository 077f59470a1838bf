"use client";

import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type InputEvent,
  type ReactNode,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../../controls/icon-button/index.ts";
import type { Answer } from "../../foundations/answer/index.ts";
import { icons } from "../../foundations/icon/index.ts";
import { useFormWords } from "../../foundations/ui-provider/index.ts";
import {
  control,
  controlProps,
  Field,
  type FieldQuestion,
  type Native,
  useField,
  useSilentAnswer,
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

export type PasswordFieldProps = FieldQuestion &
  Answer<string, ChangeEvent<HTMLInputElement>> &
  Native<ComponentPropsWithRef<"input">> & {
    /** The question; it names the button that shows the password, too. */
    label: string;
    /** `new-password` where one is set, `current-password` where one is asked for. */
    autoComplete: "new-password" | "current-password";
    /** At the end of the label's line, for example "Forgot your password?". */
    aside?: ReactNode;
    /** Says in words, while one types, how hard the password is to guess. */
    strength?: StrengthHint | undefined;
  };

/** A password that can be shown, pasted and kept by a password manager. Showing it keeps the caret where it was. */
export function PasswordField({ aside, strength, ref, onInput, onChange, ...props }: PasswordFieldProps) {
  const words = useFormWords();
  const { label } = props;
  const { parts, native } = useField(props);
  const box = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [level, setLevel] = useState<PasswordStrength>();

  useImperativeHandle(ref, () => box.current as HTMLInputElement);
  const judge = () => {
    const typed = box.current?.value ?? "";
    if (strength) setLevel(typed === "" ? undefined : passwordStrength(typed, strength.minLength));
  };
  useSilentAnswer(box, judge);

  const toggle = () => {
    const caret = [box.current?.selectionStart ?? null, box.current?.selectionEnd ?? null] as const;
    flushSync(() => setShown(!shown));
    box.current?.setSelectionRange(...caret);
  };
  const hear = (event: InputEvent<HTMLInputElement>) => {
    judge();
    onInput?.(event);
  };

  return (
    <Field parts={parts} aside={aside}>
      <div>
        <div className={css.box}>
          <input
            spellCheck={false}
            autoCapitalize="off"
            {...native}
            {...controlProps(parts)}
            ref={box}
            type={shown ? "text" : "password"}
            className={control}
            onInput={hear}
            onChange={onChange && ((event) => onChange(event.currentTarget.value, event))}
          />
          <IconButton
            className={css.toggle}
            icon={shown ? icons.eyeOff : icons.eye}
            label={shown ? words.hidePassword(label) : words.showPassword(label)}
            aria-controls={parts.ids.control}
            onClick={toggle}
          />
        </div>
        {strength && <StrengthMeter level={level} words={strength.words} />}
      </div>
    </Field>
  );
}
