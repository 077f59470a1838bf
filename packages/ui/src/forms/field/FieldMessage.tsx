import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import * as css from "./Field.css.ts";

export type FieldMessageProps = ComponentProps<"p"> & {
  /** What the control's `aria-describedby` points to. */
  id: string;
  /** What to do next, in a sentence. */
  children: ReactNode;
};

/** What is wrong with an answer, calmly, below the field. Leave it out while there is nothing to say. */
export function FieldMessage({ id, children, className, ...rest }: FieldMessageProps) {
  return (
    <p {...rest} className={cx(css.message, className)} id={id}>
      {children}
    </p>
  );
}
