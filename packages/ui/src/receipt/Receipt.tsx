import type { ReactNode } from "react";
import * as css from "./Receipt.css.ts";

export type ReceiptProps = {
  /** The amounts with their names, and what is said about them. */
  children: ReactNode;
};

/** A till receipt: paper with a zigzag foot, for whatever lists what was or will be paid. @source DESIGN §4 */
export function Receipt({ children }: ReceiptProps) {
  return (
    <div className={css.shadow}>
      <div className={css.paper}>{children}</div>
    </div>
  );
}
