"use client";

import { cx } from "class-variance-authority";
import type { ChangeEvent, ComponentPropsWithRef } from "react";
import type { Answer } from "../../foundations/answer/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { control, grouped, type Option, type Options } from "../field/index.ts";
import * as css from "./SelectField.css.ts";

export type SelectProps = Answer<Option["value"], ChangeEvent<HTMLSelectElement>> &
  Omit<ComponentPropsWithRef<"select">, keyof Answer<never> | "children" | "size"> & {
    /** Alone or in groups with a label each. */
    options: Options;
    /** The first entry, which is no answer: the empty text. @default "please select" */
    placeholder?: string | undefined;
  };

const entries = (options: readonly Option[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** The value as the options have it, a number where it was one. */
const valueIn = (options: Options, chosen: string) =>
  grouped(options)
    .flatMap((group) => group.options)
    .find(({ value }) => String(value) === chosen)?.value ?? "";

/** The bare list of a `SelectField`, for fields made of several; give it a label. It starts with "please select". */
export function Select({ options, placeholder, className, onChange, ...select }: SelectProps) {
  const { words } = useUi();
  return (
    <div className={cx(css.box, className)}>
      <select
        {...select}
        className={control}
        onChange={onChange && ((event) => onChange(valueIn(options, event.currentTarget.value), event))}
      >
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
