"use client";

import type { ChangeEventHandler, ReactNode } from "react";
import { FieldMessage, useField } from "../field/index.ts";
import * as css from "./Checkbox.css.ts";

export type CheckboxProps = {
  name: string;
  /** What one agrees to; it may hold links. */
  label: ReactNode;
  /** What is posted when it is ticked. @default "1" */
  value?: string;
  defaultChecked?: boolean;
  /** Whether it must be ticked. @default false */
  required?: boolean;
  message?: ReactNode;
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
          className={css.box}
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
      <FieldMessage id={ids.message}>{wrong}</FieldMessage>
    </div>
  );
}
