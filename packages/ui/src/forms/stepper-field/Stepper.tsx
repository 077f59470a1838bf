"use client";

import { useRef, useState } from "react";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { Status } from "../field/index.ts";
import * as css from "./Stepper.css.ts";

export type StepperProps = {
  /** Its own id, for the label that names it. */
  id: string;
  /** The field as it is called on the wire. */
  name: string;
  /** What is counted; it names the buttons. */
  label: string;
  /** The least that it takes. */
  min: number;
  /** The most that it takes. */
  max: number;
  /** The count at first; empty for none yet. */
  defaultValue?: number | "" | undefined;
  /** Whether the answer is refused. */
  "aria-invalid"?: boolean | undefined;
  /** Whether an answer is needed. */
  "aria-required"?: boolean | undefined;
  /** The `id`s of its hint and its message. */
  "aria-describedby"?: string | undefined;
};

/** A count between two bounds with − and +, also typed. The bare control: give it a label of its own. */
export function Stepper({ label, min, max, ...input }: StepperProps) {
  const { words } = useUi();
  const box = useRef<HTMLInputElement>(null);
  const [reached, setReached] = useState("");

  const step = (by: 1 | -1) => {
    const count = box.current;
    if (!count) return;
    if (by === 1) count.stepUp();
    else count.stepDown();
    setReached(count.value);
    // The buttons are an answer like typing: tell whoever listens for answers.
    count.dispatchEvent(new Event("input", { bubbles: true }));
  };

  return (
    <span className={css.stepper}>
      <button type="button" className={css.less} aria-label={words.decrease(label)} onClick={() => step(-1)} />
      <input
        {...input}
        ref={box}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        min={min}
        max={max}
        step={1}
        className={css.value}
      />
      <button type="button" className={css.more} aria-label={words.increase(label)} onClick={() => step(1)} />
      <Status className={css.reached}>{reached}</Status>
    </span>
  );
}
