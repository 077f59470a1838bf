import type { ReactNode } from "react";
import * as css from "./Form.css.ts";

/** Puts two fields beside each other where there is room, their labels, hints, controls and messages in line. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}
