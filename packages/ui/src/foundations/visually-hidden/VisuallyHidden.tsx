import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { hidden } from "../looks/hidden.css.ts";

/** Words for screen readers only, where a picture or a figure says it to the eye. */
export function VisuallyHidden({
  children,
  className,
  ...rest
}: ComponentProps<"span"> & { /** What the eye sees, said in words. */ children: ReactNode }) {
  return (
    <span {...rest} className={cx(hidden, className)}>
      {children}
    </span>
  );
}
