import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { remembered } from "../../foundations/theme/remembered.ts";
import * as css from "./Stack.css.ts";
import type { Gap, RowJustification } from "./Stack.variants.ts";

const stack = remembered(cva(css.stack, { variants: { gap: css.gap }, defaultVariants: { gap: "4" } }));
const row = remembered(
  cva(css.row, { variants: { gap: css.gap, justify: css.justify }, defaultVariants: { gap: "3" } }),
);

export type StackProps = ComponentProps<"div"> & {
  /** A step of the 4 px scale. @default "4" (16 px) */
  gap?: Gap | undefined;
  /** A class of your own, which wins over the piece's styles. */
  className?: string | undefined;
  /** What is laid out, in the order in which it is read. */
  children: ReactNode;
};

/** Lays its children below each other. */
export function Stack({ gap, className, children, ...rest }: StackProps) {
  return (
    <div {...rest} className={stack({ gap }, className)}>
      {children}
    </div>
  );
}

export type RowProps = Omit<StackProps, "gap"> & {
  /** A step of the 4 px scale. @default "3" (12 px) */
  gap?: Gap | undefined;
  /** Where what is left of the row goes. @default "start" */
  justify?: RowJustification | undefined;
};

/** Lays its children beside each other and wraps when there is no room. */
export function Row({ gap, justify, className, children, ...rest }: RowProps) {
  return (
    <div {...rest} className={row({ gap, justify }, className)}>
      {children}
    </div>
  );
}
