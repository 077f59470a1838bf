"use client";

import type { ReactNode } from "react";
import { chips } from "../../foundations/looks/chips.css.ts";
import { ChoiceChip } from "../choice-chip/index.ts";
import { FieldGroup, type FieldMark, type FieldQuestion, type Option, useField } from "../field/index.ts";

export type RadioGroupProps = FieldQuestion &
  FieldMark & {
    /** The question. */
    label: ReactNode;
    /** Two to six; `SelectField` takes more. */
    options: readonly Option[];
    /** The value that is chosen at first. */
    defaultValue?: Option["value"] | undefined;
  };

/** One answer out of a few, as chips; options with a second line become cards. */
export function RadioGroup({ name, label, hint, optional, unmarked, message, options, defaultValue }: RadioGroupProps) {
  const parts = useField({ name, hint, optional: optional ?? false, message });
  return (
    <FieldGroup parts={parts} label={label} hint={hint} optional={optional} unmarked={unmarked} radio>
      <div className={chips}>
        {options.map((option) => (
          <ChoiceChip
            key={option.value}
            type="radio"
            name={name}
            option={option}
            defaultChecked={option.value === defaultValue}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
