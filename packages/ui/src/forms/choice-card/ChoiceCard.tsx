"use client";

import { cva } from "class-variance-authority";
import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from "react";
import type { Answer } from "../../foundations/answer/index.ts";
import * as css from "./ChoiceCard.css.ts";
import type { ChoiceCardVariant } from "./ChoiceCard.variants.ts";

const card = cva(css.card, { variants: { variant: css.variant }, defaultVariants: { variant: "sheet" } });

/** What all cards of a radio group share: their name in the form, and the group's answer. */
export type ChoiceGroup = Answer<string, ChangeEvent<HTMLInputElement>> & {
  /** The field as it is called on the wire. */
  name: string;
};

export type ChoiceCardProps = Omit<
  ComponentPropsWithRef<"input">,
  keyof ChoiceGroup | "checked" | "defaultChecked" | "type"
> & {
  /** What all cards of the group share. */
  group: ChoiceGroup;
  /** What the form sends when it is chosen. */
  choice: string;
  /** Whether it can't be chosen; say why in its words. Where none can, its `ChoiceFieldset` says so. */
  disabled?: boolean | undefined;
  /** How much room it has. @default "sheet" */
  variant?: ChoiceCardVariant | undefined;
  /** The class that lays the mark and the content out. @default beside each other */
  layout?: string | undefined;
  /** The label's content. The radio mark is its first element. */
  children: ReactNode;
  /** What belongs to the card but not to the label. */
  footer?: ReactNode;
};

/** A card that is the label of a native radio: the base of plan, payment and prize choices. */
export function ChoiceCard({
  group: { name, value, defaultValue, onChange },
  choice,
  disabled,
  variant,
  layout = css.row,
  className,
  children,
  footer,
  ...input
}: ChoiceCardProps) {
  return (
    <div className={card({ variant, className })}>
      <label className={`${css.label} ${layout}`}>
        <input
          {...input}
          type="radio"
          name={name}
          value={choice}
          {...(value === undefined ? { defaultChecked: choice === defaultValue } : { checked: choice === value })}
          disabled={disabled}
          onChange={(event) => onChange?.(choice, event)}
          className={css.mark}
        />
        {children}
      </label>
      {footer}
    </div>
  );
}
