"use client";

import { cx } from "class-variance-authority";
import { type ChangeEvent, type ComponentPropsWithRef, useId } from "react";
import type { Answer } from "../../foundations/answer/index.ts";
import * as look from "../../foundations/looks/tab.css.ts";
import { isIn, type Option } from "../field/index.ts";
import * as css from "./SegmentedControl.css.ts";
import type { SegmentedControlSize } from "./SegmentedControl.variants.ts";

export type SegmentedControlProps = Answer<Option["value"], ChangeEvent<HTMLInputElement>> &
  Omit<ComponentPropsWithRef<"div">, keyof Answer<never> | "aria-label" | "children" | "role"> & {
    /** What is chosen, for those who do not see it. */
    label: string;
    /** Two to four short ones. */
    options: readonly Option[];
    /** The name in the form's data. @default none: nothing is sent with a form */
    name?: string | undefined;
    /** Whether nothing can be chosen now. */
    disabled?: boolean | undefined;
    /** How much room it has. @default "md" */
    size?: SegmentedControlSize | undefined;
  };

/** One of a few equals, all of them in view: native radios in a row. It takes effect at once, or is sent with its form. */
export function SegmentedControl({
  label,
  options,
  name,
  value,
  defaultValue,
  onChange,
  disabled = false,
  size = "md",
  className,
  ...root
}: SegmentedControlProps) {
  const ownName = useId();
  return (
    <div {...root} role="radiogroup" aria-label={label} className={cx(css.root, className)}>
      <div className={look.row.segmented}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(look.tab.segmented, look.share, css.segment, size === "sm" && css.tight)}
          >
            <input
              type="radio"
              name={name ?? ownName}
              // Of no form, and of one group all the same.
              form={name === undefined ? "" : undefined}
              value={option.value}
              disabled={disabled}
              className={css.radio}
              onChange={(event) => onChange?.(option.value, event)}
              {...(value === undefined
                ? { defaultChecked: defaultValue !== undefined && isIn([defaultValue], option) }
                : { checked: isIn([value], option) })}
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
