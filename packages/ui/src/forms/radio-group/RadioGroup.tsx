"use client";

import type { ChangeEvent, ComponentPropsWithRef } from "react";
import type { Answer } from "../../foundations/answer/index.ts";
import { chips } from "../../foundations/looks/chips.css.ts";
import { ChoiceChip } from "../choice-chip/index.ts";
import { chosenBy, FieldGroup, type FieldQuestion, isIn, type Native, type Option, useField } from "../field/index.ts";

export type RadioGroupProps = FieldQuestion &
  Answer<Option["value"], ChangeEvent<HTMLInputElement>> &
  Native<ComponentPropsWithRef<"fieldset">> & {
    /** Two to six; `SelectField` takes more. */
    options: readonly Option[];
  };

/** One answer out of a few, as chips; options with a second line become cards. */
export function RadioGroup({ options, value, defaultValue, onChange, ...props }: RadioGroupProps) {
  const { parts, native } = useField(props);
  return (
    <FieldGroup {...native} parts={parts} radio>
      <div className={chips}>
        {options.map((option) => (
          <ChoiceChip
            key={option.value}
            type="radio"
            name={parts.name}
            option={option}
            {...chosenBy({ value, defaultValue }, (answer) => isIn([answer], option))}
            onChange={(_chosen, event) => onChange?.(option.value, event)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
