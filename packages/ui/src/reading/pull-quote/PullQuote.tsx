import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import * as css from "./PullQuote.css.ts";

export type PullQuoteProps = ComponentProps<"figure"> & {
  /** One or two sentences. */
  children: ReactNode;
  /** Who said it, by role. @default the text itself says it */
  by?: ReactNode;
};

/** A sentence of a text set large, on egg-tart paper with a kapok petal. */
export function PullQuote({ children, by, className, ...rest }: PullQuoteProps) {
  return (
    <figure {...rest} className={cx(css.quote, className)}>
      <blockquote>{children}</blockquote>
      {by && <figcaption className={css.by}>{by}</figcaption>}
    </figure>
  );
}
