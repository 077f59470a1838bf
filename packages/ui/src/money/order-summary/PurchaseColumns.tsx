import type { ReactNode } from "react";
import * as css from "./OrderSummary.css.ts";

export type PurchaseColumnsProps = {
  /** The choices: plan, promotion code, payment. */
  children: ReactNode;
  /** The `OrderSummary`: beside the choices on a wide screen, below them on a phone. */
  summary: ReactNode;
};

/** The two columns of a money page. */
export function PurchaseColumns({ children, summary }: PurchaseColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.choices}>{children}</div>
      {summary}
    </div>
  );
}
