import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import * as css from "./DefinitionList.css.ts";
import type { DefinitionListLook } from "./DefinitionList.variants.ts";

const list = cva(css.list, { variants: { look: css.look }, defaultVariants: { look: "rows" } });
const detail = cva(css.detail, { variants: { figure: { true: css.figure }, saved: { true: css.saved } } });

export type Definition = {
  /** Tells the rows apart. */
  id: string;
  /** What the fact is called. */
  term: ReactNode;
  /** The fact. */
  detail: ReactNode;
  /** Whether the detail is an amount or a number, in figures of one width. */
  figure?: boolean;
  /** Whether the amount is taken off the price. */
  saved?: boolean;
};

export type DefinitionListProps = {
  /** In the order in which they are read. */
  items: readonly Definition[];
  /** How the facts are laid out. @default "rows" */
  look?: DefinitionListLook;
};

/** Facts, each with its name: rows as on a receipt, or a record in two columns. */
export function DefinitionList({ items, look }: DefinitionListProps) {
  return (
    <dl className={list({ look })}>
      {items.map((item) => (
        <div key={item.id} className={css.row}>
          <dt className={css.term}>{item.term}</dt>
          <dd className={detail({ figure: item.figure, saved: item.saved })}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
