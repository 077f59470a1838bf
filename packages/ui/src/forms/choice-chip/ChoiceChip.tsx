import type { InputHTMLAttributes } from "react";
import type { Option } from "../field/index.ts";
import * as css from "./ChoiceChip.css.ts";

export type ChoiceChipProps = Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "className" | "type"> & {
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
export function ChoiceChip({ option, bare = false, ...input }: ChoiceChipProps) {
  const { value, label, hint } = option;
  return (
    <label className={lookOf(option, bare)}>
      <input {...input} value={value} className={css.mark} />
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
