"use client";

import type { ReactNode } from "react";
import { controlProps, Field, type FieldMark, type FieldQuestion, useField } from "../field/index.ts";
import { Select, type SelectProps } from "./Select.tsx";

export type SelectFieldProps = FieldQuestion &
  FieldMark &
  Omit<SelectProps, "name"> & {
    /** The question. */
    label: ReactNode;
  };

/** One answer out of many, in groups where they have kinds. It starts with "please select". */
export function SelectField({ name, label, hint, optional, unmarked, message, ...select }: SelectFieldProps) {
  const parts = useField({ name, hint, optional: optional ?? false, message });
  return (
    <Field parts={parts} label={label} hint={hint} optional={optional} unmarked={unmarked}>
      <Select {...select} {...controlProps(parts, name)} />
    </Field>
  );
}
