"use client";

import { cx } from "class-variance-authority";
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  useImperativeHandle,
  useReducer,
  useRef,
} from "react";
import type { Answer } from "../../foundations/answer/index.ts";
import { useFormWords } from "../../foundations/ui-provider/index.ts";
import { Status, typeInto } from "../field/index.ts";
import type { NumberAnswer } from "../form/index.ts";
import * as css from "./Stepper.css.ts";

export type StepperProps = Answer<NumberAnswer, ChangeEvent<HTMLInputElement>> &
  Omit<ComponentPropsWithRef<"input">, keyof Answer<never> | "children" | "size" | "step" | "type"> & {
    /** What is counted; it names the buttons. */
    label: string;
    /** The least that it takes. */
    min: number;
    /** The most that it takes. */
    max: number;
  };

/**
 * A count between two bounds with − and +, also typed: what is beyond a bound becomes the bound when the person leaves. The
 * bare control: give it a label of its own.
 */
export function Stepper({
  label,
  min,
  max,
  disabled = false,
  className,
  ref,
  onChange,
  onBlur,
  onKeyDown,
  ...input
}: StepperProps) {
  const words = useFormWords();
  const box = useRef<HTMLInputElement>(null);
  // What was reached last, and how often anything was.
  const [reached, say] = useReducer((before, said: string) => ({ said, times: before.times + 1 }), {
    said: "",
    times: 0,
  });
  const held = disabled || input.readOnly;

  useImperativeHandle(ref, () => box.current as HTMLInputElement);

  const boundWords = (atMax: boolean) => (atMax ? words.atMost(max) : words.atLeast(min));
  const step = (by: 1 | -1) => {
    const count = box.current;
    if (!count) return;
    const before = count.value;
    if (by === 1) count.stepUp();
    else count.stepDown();
    if (count.value === before) return say(boundWords(by === 1));
    say(count.value);
    // The buttons are an answer like typing: tell whoever listens for answers.
    count.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const keepWithin = (count: HTMLInputElement) => {
    const typed = count.valueAsNumber;
    const within = Math.min(max, Math.max(min, typed));
    if (Number.isNaN(typed) || within === typed) return;
    typeInto(count, String(within));
    say(boundWords(within === max));
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    keepWithin(event.currentTarget);
    onBlur?.(event);
  };
  // An Enter sends the form while the person is still in the field.
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") keepWithin(event.currentTarget);
    onKeyDown?.(event);
  };

  return (
    <span className={cx(css.stepper, className)}>
      <button
        type="button"
        className={css.less}
        aria-label={words.decrease(label)}
        disabled={held}
        onClick={() => step(-1)}
      />
      <input
        inputMode="numeric"
        autoComplete="off"
        {...input}
        ref={box}
        type="number"
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        className={css.value}
        onChange={
          onChange &&
          ((event) => onChange(event.currentTarget.value === "" ? "" : Number(event.currentTarget.value), event))
        }
        onBlur={leave}
        onKeyDown={press}
      />
      <button
        type="button"
        className={css.more}
        aria-label={words.increase(label)}
        disabled={held}
        onClick={() => step(1)}
      />
      <Status className={css.reached} times={reached.times}>
        {reached.said}
      </Status>
    </span>
  );
}
