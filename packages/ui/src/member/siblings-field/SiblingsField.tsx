"use client";

import type { ReactNode } from "react";
import { FieldGroup, type FieldQuestion, useField } from "../../forms/field/index.ts";
import type { NumberAnswer } from "../../forms/form/index.ts";
import { Stepper } from "../../forms/stepper-field/index.ts";
import * as css from "./SiblingsField.css.ts";
import { type SiblingKind, siblingKinds } from "./siblings.ts";

export type SiblingsFieldProps = Omit<FieldQuestion, "optional"> & {
  /** The question. */
  label: ReactNode;
  /** What each count is called. */
  kinds: Record<SiblingKind, string>;
  /** The most that one count takes. */
  max: number;
  /** Four counts. @default four times none */
  defaultValue?: readonly NumberAnswer[] | undefined;
};

/** How many brothers and sisters: four counts, sent as `name[0]` to `name[3]`. */
export function SiblingsField({ name, label, hint, message, kinds, max, defaultValue = [] }: SiblingsFieldProps) {
  const parts = useField({ name, hint, message });
  return (
    <FieldGroup parts={parts} label={label} hint={hint}>
      <div className={css.counts}>
        {siblingKinds.map((kind, index) => (
          <div key={kind} className={css.count}>
            <label htmlFor={`${parts.ids.control}-${kind}`}>{kinds[kind]}</label>
            <Stepper
              id={`${parts.ids.control}-${kind}`}
              name={`${name}[${index}]`}
              label={kinds[kind]}
              min={0}
              max={max}
              defaultValue={defaultValue[index] ?? 0}
              aria-required
              aria-invalid={parts.invalid}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
