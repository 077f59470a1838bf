import type { ReactNode } from "react";
import * as css from "./Field.css.ts";

export type FieldMessageProps = {
  /** What the control's `aria-describedby` points to. */
  id: string;
  /** What to do next, in a sentence. */
  children: ReactNode;
};

/** What is wrong with an answer, calmly, below the field. Leave it out while there is nothing to say. */
export function FieldMessage({ id, children }: FieldMessageProps) {
  return (
    <p className={css.message} id={id}>
      {children}
    </p>
  );
}
