"use client";

import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./Spinner.css.ts";

export type SpinnerProps = {
  /** What is under way. @default the word for loading */
  label?: string;
};

/** Says that something is under way whose shape is not known; shows only after 400 ms. Where it is known use a `Skeleton`. */
export function Spinner({ label }: SpinnerProps) {
  const { words } = useUi();
  return (
    <output className={css.spinner}>
      <span className={css.ring} aria-hidden />
      {label ?? words.loading}
    </output>
  );
}
