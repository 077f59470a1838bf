import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import type { FieldRowColumns } from "./FieldRow.variants.ts";
import * as css from "./Form.css.ts";

const look = cva(css.row, { variants: { columns: css.columns }, defaultVariants: { columns: "even" } });

export type FieldRowProps = ComponentProps<"div"> & {
  /** `even` for two alike; `short` for a short one, a longer and a long one. @default "even" */
  columns?: FieldRowColumns | undefined;
  /** Two fields, or three in a `short` row. */
  children: ReactNode;
};

/** Puts fields beside each other where there is room, their labels, hints, controls and messages in line. */
export function FieldRow({ columns, children, className, ...rest }: FieldRowProps) {
  return (
    <div {...rest} className={look({ columns, className })}>
      {children}
    </div>
  );
}
