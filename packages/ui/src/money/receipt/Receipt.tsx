import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import * as css from "./Receipt.css.ts";

export type ReceiptProps = ComponentProps<"div"> & {
  /** The amounts with their names, and what is said about them. */
  children: ReactNode;
  /** Whether a print of the page shows the receipt and nothing else. @default false */
  printedAlone?: boolean | undefined;
  /** What stands at its head on paper, where the page around it is missing: logo and title. @default none */
  letterhead?: ReactNode;
};

/** A till receipt: paper with a zigzag foot, for whatever lists what was or will be paid. @source DESIGN §4 */
export function Receipt({ children, printedAlone = false, letterhead, className, ...rest }: ReceiptProps) {
  return (
    <div {...rest} className={cx(css.shadow, printedAlone && css.printedAlone, className)}>
      <div className={css.paper}>
        {letterhead !== undefined && <div className={css.letterhead}>{letterhead}</div>}
        {children}
      </div>
    </div>
  );
}
