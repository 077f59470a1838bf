import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import * as css from "./ProgressBar.css.ts";

export type ProgressBarProps = Omit<ComponentProps<"progress">, "aria-label" | "children" | "max" | "value"> & {
  /** What makes progress. */
  label: string;
  /** How much is done, out of `total`. */
  count: number;
  /** What `count` is when it is done. @default 100 */
  total?: number | undefined;
};

/** How much of something is done. Put the figures in words beside it. */
export function ProgressBar({ label, count, total = 100, className, ...rest }: ProgressBarProps) {
  return <progress {...rest} aria-label={label} value={count} max={total} className={cx(css.bar, className)} />;
}
