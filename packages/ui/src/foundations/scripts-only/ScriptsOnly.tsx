import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import * as css from "./ScriptsOnly.css.ts";

/** Offers what only scripts can do to those who have them; it takes no part in the layout. */
export function ScriptsOnly({
  children,
  className,
  ...rest
}: ComponentProps<"span"> & { /** A control that does nothing by itself. */ children: ReactNode }) {
  return (
    <span {...rest} className={cx(css.scriptsOnly, className)}>
      {children}
    </span>
  );
}
