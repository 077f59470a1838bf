"use client";

import type { ChangeEventHandler, ReactNode } from "react";
import { box } from "../../foundations/looks/tick.css.ts";
import { FieldMessage, useField } from "../field/index.ts";
import * as css from "./Checkbox.css.ts";

export type CheckboxProps = {
  /** The field as it is called on the wire. */
  name: string;
  /** What one agrees to; it may hold links. */
  label: ReactNode;
  /** What is posted when it is ticked. @default "1" */
  value?: string;
  /** Whether it is ticked at first: never for a consent. */
  defaultChecked?: boolean;
  /** Whether it must be ticked. @default false */
  required?: boolean;
  /** What is wrong with the answer. @default the form's issue of this name, in words */
  message?: ReactNode;
  /** Called when it is ticked or unticked. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** One thing to agree to. For several choices use `CheckboxGroup`. */
export function Checkbox({
  name,
  label,
  value = "1",
  defaultChecked,
  required = false,
  message,
  onChange,
}: CheckboxProps) {
  const { ids, invalid, describedBy, message: wrong } = useField({ name, optional: !required, message });
  return (
    <div id={ids.field} data-invalid={invalid}>
      <label className={css.consent}>
        <input
          type="checkbox"
          className={box}
          name={name}
          value={value}
          defaultChecked={defaultChecked}
          aria-required={required || undefined}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onChange={onChange}
        />
        <span>{label}</span>
      </label>
      {wrong && <FieldMessage id={ids.message}>{wrong}</FieldMessage>}
    </div>
  );
}
