"use client";

import type { ComponentPropsWithRef } from "react";
import { controlProps, Field, type FieldQuestion, type Native, useField } from "../field/index.ts";
import { Select, type SelectProps } from "./Select.tsx";

export type SelectFieldProps = FieldQuestion &
  Pick<SelectProps, "options" | "placeholder" | "value" | "defaultValue" | "onChange"> &
  Native<ComponentPropsWithRef<"select">>;

/** One answer out of many, in groups where they have kinds. It starts with "please select". */
export function SelectField(props: SelectFieldProps) {
  const { parts, native } = useField(props);
  return (
    <Field parts={parts}>
      <Select {...native} {...controlProps(parts)} />
    </Field>
  );
}
