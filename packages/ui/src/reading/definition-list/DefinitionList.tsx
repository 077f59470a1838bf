import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import * as css from "./DefinitionList.css.ts";
import type { DefinitionListVariant } from "./DefinitionList.variants.ts";

const list = cva(css.list, { variants: { variant: css.variant }, defaultVariants: { variant: "rows" } });
const detail = cva(css.detail, { variants: { figure: { true: css.figure }, saved: { true: css.saved } } });

export type Definition = {
  /** Tells the rows apart. */
  id: string;
  /** What the fact is called. */
  term: ReactNode;
  /** The fact. */
  detail: ReactNode;
  /** Whether the detail is an amount or a number, in figures of one width. */
  figure?: boolean | undefined;
  /** Whether the amount is taken off the price. */
  saved?: boolean | undefined;
};

export type DefinitionListProps = Omit<ComponentProps<"dl">, "children"> & {
  /** In the order in which they are read. */
  items: readonly Definition[];
  /** How the facts are laid out. @default "rows" */
  variant?: DefinitionListVariant | undefined;
};

/** Facts, each with its name: rows as on a receipt, or a record in two columns. */
export function DefinitionList({ items, variant, className, ...rest }: DefinitionListProps) {
  return (
    <dl {...rest} className={list({ variant, className })}>
      {items.map((item) => (
        <div key={item.id} className={css.row}>
          <dt className={css.term}>{item.term}</dt>
          <dd className={detail({ figure: item.figure, saved: item.saved })}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
