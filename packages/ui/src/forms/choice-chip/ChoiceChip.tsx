import { cx } from "class-variance-authority";
import type { ChangeEvent, ComponentPropsWithRef } from "react";
import type { Answer } from "../../foundations/answer/index.ts";
import type { Option } from "../field/index.ts";
import * as css from "./ChoiceChip.css.ts";

export type ChoiceChipProps = Answer<boolean, ChangeEvent<HTMLInputElement>> &
  Omit<ComponentPropsWithRef<"input">, keyof Answer<never> | "checked" | "defaultChecked" | "children" | "type"> & {
    /** `checkbox` where several count, `radio` where one does. */
    type: "checkbox" | "radio";
    /** What is sent, and what it is called. */
    option: Option;
    /** Whether it goes without its chip, as a line of a list. */
    bare?: boolean | undefined;
  };

function lookOf({ hint }: Option, bare: boolean) {
  if (bare) return css.row;
  return hint === undefined ? css.chip : css.card;
}

/** A choice as a chip of 44 px with its visible box or circle; a card when it has a second line. */
export function ChoiceChip({
  option,
  bare = false,
  value: chosen,
  defaultValue,
  onChange,
  className,
  ...input
}: ChoiceChipProps) {
  const { value, label, hint } = option;
  return (
    <label className={cx(lookOf(option, bare), className)}>
      <input
        {...input}
        {...(chosen === undefined ? { defaultChecked: defaultValue } : { checked: chosen })}
        value={value}
        className={css.mark}
        onChange={onChange && ((event) => onChange(event.currentTarget.checked, event))}
      />
      {hint === undefined ? (
        label
      ) : (
        <span>
          <span className={css.label}>{label}</span>
          <span className={css.hint}>{hint}</span>
        </span>
      )}
    </label>
  );
}
