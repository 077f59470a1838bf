import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Figure } from "../../foundations/text/index.ts";
import * as css from "./TearOffDate.css.ts";

export type TearOffDateProps = Omit<ComponentProps<"time">, "children" | "dateTime"> & {
  /** The day for machines: `2026-11-29`. */
  iso: string;
  /** "11月", "Nov". */
  month: string;
  /** "29". */
  day: string;
  /** "星期日", "Sunday". */
  weekday: string;
};

/** A day as the sheet of a tear-off calendar. */
export function TearOffDate({ iso, month, day, weekday, className, ...rest }: TearOffDateProps) {
  return (
    <time {...rest} dateTime={iso} className={cx(css.sheet, className)}>
      <span className={css.month}>{month}</span>
      <Figure className={css.day}>{day}</Figure>
      <span className={css.weekday}>{weekday}</span>
    </time>
  );
}
