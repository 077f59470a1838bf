"use client";

import { cx } from "class-variance-authority";
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type InputEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import type { Answer } from "../../foundations/answer/index.ts";
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
import * as css from "./TextArea.css.ts";

export type TextAreaProps = FieldQuestion &
  Answer<string, ChangeEvent<HTMLTextAreaElement>> &
  Native<ComponentPropsWithRef<"textarea">> & {
    /** How long the text can be, counted below while one types; more is refused by the rules, never cut off. @units code points */
    max?: number | undefined;
    /** How many lines are in sight at first. @default 5 */
    rows?: number | undefined;
  };

const lengthOf = (text: string) => Array.from(text).length;

/** Several lines of text, counted where there is a maximum. */
export function TextArea({ max, rows = 5, ref, onChange, onInput, ...props }: TextAreaProps) {
  const words = useFormWords();
  const { parts, native } = useField(props);
  const { value, defaultValue = "" } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(() => lengthOf(defaultValue));
  const count = value === undefined ? typed : lengthOf(value);

  const recount = () => {
    if (max !== undefined && box.current) setTyped(lengthOf(box.current.value));
  };

  useImperativeHandle(ref, () => box.current as HTMLTextAreaElement);
  useSilentAnswer(box, recount);

  const hear = (event: InputEvent<HTMLTextAreaElement>) => {
    recount();
    onInput?.(event);
  };
  return (
    <Field parts={parts}>
      <div>
        <textarea
          {...native}
          {...controlProps(parts)}
          ref={box}
          rows={rows}
          className={cx(control, css.area)}
          onInput={hear}
          onChange={onChange && ((event) => onChange(event.currentTarget.value, event))}
        />
        {max !== undefined && <p className={css.count}>{words.characterCount(count, max)}</p>}
      </div>
    </Field>
  );
}
