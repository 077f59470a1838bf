import { cva } from "class-variance-authority";
import { remembered } from "../../foundations/theme/remembered.ts";
import * as css from "./Button.css.ts";

/**
 * The class names of a button, for what has to be another element and look like one.
 *
 * @example <label className={buttonLook({ variant: "secondary" })}>
 */
export const buttonLook = remembered(
  cva(css.base, {
    variants: { variant: css.variant, size: css.size, block: { true: css.block } },
    defaultVariants: { variant: "primary", size: "md" },
  }),
);
