"use client";

import type { ComponentPropsWithRef } from "react";
import { controlProps, Field, type FieldQuestion, type Native, useField } from "../field/index.ts";
import { Stepper, type StepperProps } from "./Stepper.tsx";

export type StepperFieldProps = FieldQuestion &
  Pick<StepperProps, "label" | "min" | "max" | "value" | "defaultValue" | "onChange"> &
  Omit<Native<ComponentPropsWithRef<"input">>, "min" | "max" | "step">;

/** One count with its label, hint and message. */
export function StepperField(props: StepperFieldProps) {
  const { parts, native } = useField(props);
  return (
    <Field parts={parts}>
      <Stepper {...native} {...controlProps(parts)} label={props.label} />
    </Field>
  );
}
