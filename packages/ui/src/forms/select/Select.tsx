"use client";

import type { SelectHTMLAttributes } from "react";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { control, grouped, type Option, type Options } from "../field/index.ts";
import * as css from "./SelectField.css.ts";

export type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "children" | "value"> & {
  /** Alone or in groups with a label each. */
  options: Options;
  /** The first entry, which is no answer. @default "please select" */
  placeholder?: string | undefined;
};

const entries = (options: readonly Option[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** The bare list of a `SelectField`, for fields made of several; give it a label. It starts with "please select". */
export function Select({ options, placeholder, ...select }: SelectProps) {
  const { words } = useUi();
  return (
    <div className={css.box}>
      <select {...select} className={control}>
        <option value="">{placeholder ?? words.pleaseSelect}</option>
        {grouped(options).map(({ label, options: members }) =>
          label === undefined ? (
            entries(members)
          ) : (
            <optgroup key={label} label={label}>
              {entries(members)}
            </optgroup>
          ),
        )}
      </select>
    </div>
  );
}
