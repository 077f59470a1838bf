import { cx } from "class-variance-authority";
import type { InputHTMLAttributes } from "react";
import { box } from "../checkbox/index.ts";
import type { Option } from "../field/index.ts";
import * as css from "./ChoiceChip.css.ts";

export type ChoiceChipProps = Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "className" | "type"> & {
  type: "checkbox" | "radio";
  option: Option;
};

/** A choice as a chip of 44 px with its visible box or circle; a card when it has a second line. */
export function ChoiceChip({ option, ...input }: ChoiceChipProps) {
  const { value, label, hint } = option;
  return (
    <label className={cx(css.chip, hint !== undefined && css.card)}>
      <input {...input} value={value} className={cx(box, css.mark)} />
      <span>
        <span className={css.label}>{label}</span>
        {hint !== undefined && <span className={css.hint}>{hint}</span>}
      </span>
    </label>
  );
}
