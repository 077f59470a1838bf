import * as css from "./ProgressBar.css.ts";

export type ProgressBarProps = {
  /** What makes progress. */
  label: string;
  /** How much is done, out of `max`. */
  value: number;
  /** What `value` is when it is done. @default 100 */
  max?: number;
};

/** How much of something is done. Put the figures in words beside it. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  return <progress aria-label={label} value={value} max={max} className={css.bar} />;
}
