"use client";

import type { ChangeEvent, ComponentPropsWithRef } from "react";
import type { Answer } from "../../foundations/answer/index.ts";
import { chips } from "../../foundations/looks/chips.css.ts";
import { ChoiceChip } from "../choice-chip/index.ts";
import {
  chosenBy,
  FieldGroup,
  type FieldQuestion,
  isIn,
  type Native,
  type Option,
  tickedIn,
  useField,
} from "../field/index.ts";

export type CheckboxGroupProps = FieldQuestion &
  Answer<readonly Option["value"][], ChangeEvent<HTMLInputElement>> &
  Native<ComponentPropsWithRef<"fieldset">> & {
    /** A handful: all of them show at once. */
    options: readonly Option[];
  };

/** Any number of answers out of a few, as chips, sent as `name[]`. Where there is a maximum use `ChipsField`. */
export function CheckboxGroup({ options, value, defaultValue, onChange, ...props }: CheckboxGroupProps) {
  const { parts, native } = useField(props);
  const hear = (event: ChangeEvent<HTMLInputElement>) =>
    onChange?.(tickedIn(event.currentTarget.closest("fieldset"), options), event);
  return (
    <FieldGroup {...native} parts={parts} boxes>
      <div className={chips}>
        {options.map((option) => (
          <ChoiceChip
            key={option.value}
            type="checkbox"
            name={`${parts.name}[]`}
            option={option}
            {...chosenBy({ value, defaultValue }, (answer) => isIn(answer, option))}
            aria-invalid={parts.invalid}
            onChange={(_ticked, event) => hear(event)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
