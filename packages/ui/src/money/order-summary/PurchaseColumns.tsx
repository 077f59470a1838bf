import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import * as css from "./OrderSummary.css.ts";

export type PurchaseColumnsProps = ComponentProps<"div"> & {
  /** The choices: plan, promotion code, payment. */
  children: ReactNode;
  /** The `OrderSummary`: beside the choices where both have room, else below them. */
  summary: ReactNode;
};

/** The two columns of a money page. */
export function PurchaseColumns({ children, summary, className, ...rest }: PurchaseColumnsProps) {
  return (
    <div {...rest} className={cx(css.columns, className)}>
      <div className={css.choices}>{children}</div>
      {summary}
    </div>
  );
}
