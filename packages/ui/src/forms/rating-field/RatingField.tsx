"use client";

import type { ReactNode } from "react";
import { FieldGroup, type FieldMark, type FieldQuestion, useField } from "../field/index.ts";
import * as css from "./RatingField.css.ts";

export type RatingFieldProps = FieldQuestion &
  FieldMark & {
    /** The question. */
    label: ReactNode;
    /** The lowest score. */
    min: number;
    /** The highest score. */
    max: number;
    /** What the lowest and the highest score mean. */
    ends: readonly [low: ReactNode, high: ReactNode];
    /** The score that is chosen at first. */
    defaultValue?: number | "" | undefined;
  };

/** A score: cells filled up to the chosen one, a radio group underneath; two rows where there is little room. */
export function RatingField({
  name,
  label,
  hint,
  optional,
  unmarked,
  message,
  min,
  max,
  ends: [low, high],
  defaultValue,
}: RatingFieldProps) {
  const parts = useField({ name, hint, optional: optional ?? false, message });
  const scores = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <FieldGroup parts={parts} label={label} hint={hint} optional={optional} unmarked={unmarked} radio>
      <div className={css.frame}>
        <div className={css.cells}>
          {scores.map((score) => (
            <label key={score} className={css.cell}>
              <input
                type="radio"
                name={name}
                value={score}
                defaultChecked={score === defaultValue}
                className={css.input}
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
