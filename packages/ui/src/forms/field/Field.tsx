"use client";

import type { ReactElement, ReactNode } from "react";
import * as css from "./Field.css.ts";
import { type FieldMark, labelLook, OptionalMark } from "./FieldLabel.tsx";
import { FieldMessage } from "./FieldMessage.tsx";
import type { FieldParts } from "./use-field.ts";

export type FieldShellProps = FieldMark & {
  /** From `useField`. */
  parts: FieldParts;
  /** The question. */
  label: ReactNode;
  /** What may help to answer, said before the answer. */
  hint?: ReactNode;
  /** At the end of the label's line, for example a link. */
  aside?: ReactNode;
  /** The control: one element. What belongs to it stands with it in a `<div>`. */
  children: ReactElement;
};

/** Label, hint, one control and its message, in this order. */
export function Field({ parts, label, hint, aside, optional, unmarked, children }: FieldShellProps) {
  const { ids, message, invalid } = parts;
  const name = (
    <label className={labelLook({ optional, unmarked })} htmlFor={ids.control}>
      {label}
      {optional && <OptionalMark />}
    </label>
  );
  return (
    <div className={css.field} id={ids.field} data-invalid={invalid}>
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
