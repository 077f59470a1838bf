"use client";

import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from "react";
import type { Answer } from "../../foundations/answer/index.ts";
import { FieldGroup, type FieldQuestion, type Native, useField } from "../field/index.ts";
import type { NumberAnswer } from "../form/index.ts";
import * as css from "./RatingField.css.ts";

export type RatingFieldProps = FieldQuestion &
  Answer<NumberAnswer, ChangeEvent<HTMLInputElement>> &
  Native<ComponentPropsWithRef<"fieldset">> & {
    /** The lowest score. */
    min: number;
    /** The highest score. */
    max: number;
    /** What the lowest and the highest score mean. */
    ends: readonly [low: ReactNode, high: ReactNode];
  };

/** A score: cells filled up to the chosen one, a radio group underneath; two rows where there is little room. */
export function RatingField({
  min,
  max,
  ends: [low, high],
  value,
  defaultValue,
  onChange,
  ...props
}: RatingFieldProps) {
  const { parts, native } = useField(props);
  const scores = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <FieldGroup {...native} parts={parts} radio>
      <div className={css.frame}>
        <div className={css.cells}>
          {scores.map((score) => (
            <label key={score} className={css.cell}>
              <input
                type="radio"
                name={parts.name}
                value={score}
                {...(value === undefined ? { defaultChecked: score === defaultValue } : { checked: score === value })}
                className={css.input}
                onChange={(event) => onChange?.(score, event)}
              />
              {score}
            </label>
          ))}
        </div>
        <div className={css.ends}>
          <span>{low}</span>
          <span>{high}</span>
        </div>
      </div>
    </FieldGroup>
  );
}
