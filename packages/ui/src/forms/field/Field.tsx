"use client";

import { cx } from "class-variance-authority";
import type { ReactElement, ReactNode } from "react";
import * as css from "./Field.css.ts";
import { labelLook, OptionalMark } from "./FieldLabel.tsx";
import { FieldMessage } from "./FieldMessage.tsx";
import type { FieldParts } from "./use-field.ts";

export type FieldProps = {
  /** From `useField`. */
  parts: FieldParts;
  /** At the end of the label's line, for example a link. */
  aside?: ReactNode;
  /** The control: one element. What belongs to it stands with it in a `<div>`. */
  children: ReactElement;
};

/** Label, hint, one control and its message, in this order. */
export function Field({ parts, aside, children }: FieldProps) {
  const { ids, label, hint, optional, message, invalid, className } = parts;
  const name = (
    <label {...labelLook(parts, css.label)} id={ids.label} htmlFor={ids.control}>
      {label}
      {optional && !parts.unmarked && <OptionalMark />}
    </label>
  );
  return (
    <div className={cx(css.field, className)} id={ids.field} data-invalid={invalid}>
      {aside ? (
        <div className={css.head}>
          {name}
          {aside}
        </div>
      ) : (
        name
      )}
      {hint && (
        <p className={css.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {children}
      {message && <FieldMessage id={ids.message}>{message}</FieldMessage>}
    </div>
  );
}
