"use client";

import * as css from "./Field.css.ts";
import type { FieldShellProps } from "./Field.tsx";
import { labelLook, OptionalMark } from "./FieldLabel.tsx";
import { FieldMessage } from "./FieldMessage.tsx";

export type FieldGroupProps = Omit<FieldShellProps, "aside"> & {
  /** Whether exactly one answer of the group counts. @default several controls that belong together */
  radio?: boolean;
};

/** Several controls under one question: a fieldset whose legend is the label. */
export function FieldGroup({ parts, label, hint, optional, unmarked, radio = false, children }: FieldGroupProps) {
  const { ids, message, invalid, describedBy, required } = parts;
  const asRadios = { role: "radiogroup", "aria-invalid": invalid, "aria-required": required } as const;
  return (
    <fieldset
      className={css.group}
      id={ids.field}
      data-invalid={invalid}
      aria-describedby={describedBy}
      {...(radio ? asRadios : {})}
    >
      <legend className={labelLook({ optional, unmarked })}>
        {label}
        {optional && <OptionalMark />}
      </legend>
      {hint && (
        <p className={css.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {children}
      {message && <FieldMessage id={ids.message}>{message}</FieldMessage>}
    </fieldset>
  );
}
