"use client";

import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import * as css from "./ChoiceCard.css.ts";
import type { ChoiceCardShape } from "./ChoiceCard.variants.ts";

const card = cva(css.card, { variants: { shape: css.shape }, defaultVariants: { shape: "sheet" } });

/** A radio group's common part: its name in the form, which choice it starts with, and who wants to know of changes. */
export type ChoiceGroup = {
  /** The field's name in the form's data. */
  name: string;
  /** The value chosen at first. @default none */
  defaultValue?: string | undefined;
  /** Called with the value when the person chooses. */
  onChange?: ((value: string) => void) | undefined;
};

export type ChoiceCardProps = {
  /** What all cards of the group share. */
  group: ChoiceGroup;
  /** What the form sends when it is chosen. */
  value: string;
  /** Whether it can't be chosen; say why in its words. */
  disabled?: boolean | undefined;
  /** How much room it has. @default "sheet" */
  shape?: ChoiceCardShape;
  /** The `id` of an explanation outside the label. */
  describedBy?: string | undefined;
  /** The class that lays the mark and the content out. @default beside each other */
  layout?: string;
  /** The label's content. The radio mark is its first element. */
  children: ReactNode;
  /** What belongs to the card but not to the label. */
  footer?: ReactNode;
};

/** A card that is the label of a native radio: the base of plan, payment and prize choices. */
export function ChoiceCard({
  group,
  value,
  disabled = false,
  shape,
  describedBy,
  layout = css.row,
  children,
  footer,
}: ChoiceCardProps) {
  return (
    <div className={card({ shape })}>
      <label className={`${css.label} ${layout}`}>
        <input
          type="radio"
          name={group.name}
          value={value}
          defaultChecked={value === group.defaultValue}
          disabled={disabled}
          aria-describedby={describedBy}
          onChange={() => group.onChange?.(value)}
          className={css.mark}
        />
        {children}
      </label>
      {footer}
    </div>
  );
}
