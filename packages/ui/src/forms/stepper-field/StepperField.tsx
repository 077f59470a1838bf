"use client";

import { controlProps, Field, type FieldMark, type FieldQuestion, useField } from "../field/index.ts";
import { Stepper, type StepperProps } from "./Stepper.tsx";

export type StepperFieldProps = FieldQuestion &
  FieldMark &
  Pick<StepperProps, "min" | "max" | "defaultValue"> & {
    /** What is counted. */
    label: string;
  };

/** One count with its label, hint and message. */
export function StepperField({ name, label, hint, optional, unmarked, message, ...bounds }: StepperFieldProps) {
  const parts = useField({ name, hint, optional: optional ?? false, message });
  return (
    <Field parts={parts} label={label} hint={hint} optional={optional} unmarked={unmarked}>
      <Stepper {...bounds} {...controlProps(parts, name)} label={label} />
    </Field>
  );
}
