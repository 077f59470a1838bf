import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Stack } from "../stack/index.ts";
import * as css from "./Columns.css.ts";

export type ColumnsProps = ComponentProps<"div"> & {
  /** The wide column, read first. */
  children: ReactNode;
  /** The narrow column beside it; below it in the narrow layout. */
  aside: ReactNode;
};

/** What a page is about, and beside it what goes with it: ways to reach us, facts. */
export function Columns({ children, aside, className, ...rest }: ColumnsProps) {
  return (
    <div {...rest} className={cx(css.columns, className)}>
      <Stack gap="6">{children}</Stack>
      <Stack gap="6">{aside}</Stack>
    </div>
  );
}
