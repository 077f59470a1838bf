"use client";

import type { ChangeEvent, ComponentPropsWithRef } from "react";
import type { Answer } from "../../foundations/answer/index.ts";
import { box } from "../../foundations/looks/tick.css.ts";
import {
  controlProps,
  FieldMessage,
  type FieldQuestion,
  labelLook,
  type Native,
  OptionalMark,
  useField,
} from "../field/index.ts";
import * as css from "./Checkbox.css.ts";

export type CheckboxProps = Omit<FieldQuestion, "hint"> &
  Answer<boolean, ChangeEvent<HTMLInputElement>> &
  Native<ComponentPropsWithRef<"input">>;

/**
 * One thing to agree to, sent as "on" when it is ticked: a consent is never ticked at first. Its label is what one agrees
 * to, and may hold links. For several choices use `CheckboxGroup`.
 */
export function Checkbox({ value, defaultValue, onChange, ...props }: CheckboxProps) {
  const { parts, native } = useField(props);
  const { ids, label, optional, unmarked, invalid, message, className } = parts;
  return (
    <div className={className} id={ids.field} data-invalid={invalid}>
      <label className={css.consent}>
        <input
          {...native}
          {...controlProps(parts)}
          type="checkbox"
          className={box}
          {...(value === undefined ? { defaultChecked: defaultValue } : { checked: value })}
          onChange={onChange && ((event) => onChange(event.currentTarget.checked, event))}
        />
        <span {...labelLook(parts)}>
          {label}
          {optional && !unmarked && <OptionalMark />}
        </span>
      </label>
      {message && <FieldMessage id={ids.message}>{message}</FieldMessage>}
    </div>
  );
}
