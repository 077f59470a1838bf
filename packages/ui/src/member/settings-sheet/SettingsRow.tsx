import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import * as css from "./SettingsSheet.css.ts";

export type SettingsRowProps = ComponentProps<"div">;

/** One of several settings of a topic, stitched apart from the one above it. */
export function SettingsRow({ className, ...rest }: SettingsRowProps) {
  return <div {...rest} className={cx(css.row, className)} />;
}
