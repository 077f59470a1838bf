import { cva } from "class-variance-authority";
import { remembered } from "../../foundations/theme/remembered.ts";
import * as css from "./Button.css.ts";
import type { ButtonSize, ButtonVariant } from "./Button.variants.ts";

export type ButtonLook = {
  /** What the button is for. @default "primary" */
  variant?: ButtonVariant | undefined;
  /** How high it is. @default "md" (48 px high; `sm` 40, `lg` 56) */
  size?: ButtonSize | undefined;
  /** Whether the button is as wide as its container. */
  block?: boolean | undefined;
};

/**
 * The class names of a button, for what has to be another element and look like one.
 *
 * @example <label className={buttonLook({ variant: "secondary" })}>
 */
export const buttonLook: (look: ButtonLook, className?: string) => string = remembered(
  cva(css.base, {
    variants: { variant: css.variant, size: css.size, block: { true: css.block } },
    defaultVariants: { variant: "primary", size: "md" },
  }),
);
