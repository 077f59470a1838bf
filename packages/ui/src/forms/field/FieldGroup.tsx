"use client";

import { cx } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactElement } from "react";
import * as css from "./Field.css.ts";
import { labelLook, OptionalMark, RequiredWord } from "./FieldLabel.tsx";
import { FieldMessage } from "./FieldMessage.tsx";
import type { Native } from "./native.ts";
import type { FieldParts } from "./use-field.ts";

export type FieldGroupProps = Native<ComponentPropsWithRef<"fieldset">> & {
  /** From `useField`. */
  parts: FieldParts;
  /** Whether exactly one answer of the group counts. @default several controls that belong together */
  radio?: boolean | undefined;
  /** Whether it holds checkboxes, none of which can say that an answer is required: the group does. */
  boxes?: boolean | undefined;
  /** The controls, in one element. */
  children: ReactElement;
};

/** Several controls under one question: a fieldset whose legend is the label. */
export function FieldGroup({ parts, radio = false, boxes = false, children, ...native }: FieldGroupProps) {
  const { id, ids, label, hint, optional, message, invalid, describedBy, required, className } = parts;
  const asRadios = { role: "radiogroup", "aria-invalid": invalid, "aria-required": required } as const;
  const said = boxes && required ? `${ids.field}-required` : undefined;
  return (
    <fieldset
      {...native}
      className={cx(css.group, className)}
      id={id ?? ids.field}
      data-invalid={invalid}
      aria-describedby={cx(said, describedBy) || undefined}
      {...(radio ? asRadios : {})}
    >
      {/* Where the group has an id of its own, links to the field still find it. */}
      <legend {...labelLook(parts, css.label)} id={id === undefined ? undefined : ids.field}>
        {label}
        {optional && !parts.unmarked && <OptionalMark />}
      </legend>
      {hint && (
        <p className={css.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {children}
      {said && <RequiredWord id={said} />}
      {message && <FieldMessage id={ids.message}>{message}</FieldMessage>}
    </fieldset>
  );
}
