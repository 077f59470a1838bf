"use client";

import type { ReactNode } from "react";
import { chips } from "../../foundations/looks/chips.css.ts";
import { ChoiceChip } from "../choice-chip/index.ts";
import { FieldGroup, type FieldMark, type FieldQuestion, type Option, useField } from "../field/index.ts";

export type CheckboxGroupProps = FieldQuestion &
  FieldMark & {
    /** The question. */
    label: ReactNode;
    /** A handful: all of them show at once. */
    options: readonly Option[];
    /** The values that are ticked at first. */
    defaultValue?: readonly Option["value"][] | undefined;
  };

/** Any number of answers out of a few, as chips, sent as `name[]`. Where there is a maximum use `ChipsField`. */
export function CheckboxGroup({
  name,
  label,
  hint,
  optional,
  unmarked,
  message,
  options,
  defaultValue = [],
}: CheckboxGroupProps) {
  const parts = useField({ name, hint, optional: optional ?? false, message });
  return (
    <FieldGroup parts={parts} label={label} hint={hint} optional={optional} unmarked={unmarked}>
      <div className={chips}>
        {options.map((option) => (
          <ChoiceChip
            key={option.value}
            type="checkbox"
            name={`${name}[]`}
            option={option}
            defaultChecked={defaultValue.includes(option.value)}
            aria-invalid={parts.invalid}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
