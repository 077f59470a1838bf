/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   written out because browsers drop a table's own roles when its boxes are laid out as a grid (cards on a phone) */
import { cx } from "class-variance-authority";
import { Children, type ComponentProps, type ReactNode, useId } from "react";
import { ScrollFrame } from "../../foundations/looks/ScrollFrame.tsx";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import * as css from "./DataTable.css.ts";
import type { DataCardPlace } from "./DataTable.variants.ts";

/** What stands in a row; its id tells it from the others. */
export type DataRow = { id: string | number };

export type DataColumn<Row> = {
  id: string;
  /** What heads the column; on a card it stands before each of its cells. */
  head: ReactNode;
  /** Whether the head is heard and not seen, as over buttons. */
  headHidden?: boolean | undefined;
  /** What stands in the column for a row. */
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end. @default "start" */
  align?: "start" | "end" | undefined;
  /** Where it stands on a phone's card. The first column is the card's title. @default "line" */
  onCard?: DataCardPlace | undefined;
  /** A class for the cells, for instance with their own place on the card. */
  className?: string | undefined;
};

export type DataTableProps<Row extends DataRow> = Omit<ComponentProps<"div">, "children" | "role"> & {
  /** The table's name. */
  caption: ReactNode;
  /** In order; the first one names its row. */
  columns: readonly DataColumn<Row>[];
  /** In order. */
  rows: readonly Row[];
  /** A class for each row, for instance with a card's own layout. */
  rowClassName?: string | undefined;
};

/** A table whose rows become cards at 926 px or narrower, in one DOM. It draws on the server and needs no scripts. */
export function DataTable<Row extends DataRow>({
  caption,
  columns,
  rows,
  rowClassName,
  className,
  ...frame
}: DataTableProps<Row>) {
  const name = useId();
  return (
    <ScrollFrame aria-labelledby={name} {...frame} className={cx(css.frame, className)}>
      <table role="table" className={css.table}>
        <caption id={name}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={css.head}>
          <tr role="row">
            {columns.map(({ id, head, headHidden, align = "start" }) => (
              <th key={id} scope="col" role="columnheader" className={cx(css.column, css.align[align])}>
                {headHidden ? <VisuallyHidden>{head}</VisuallyHidden> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.body}>
          {rows.map((row) => (
            <tr key={row.id} role="row" className={cx(css.row, rowClassName)}>
              {columns.map((column, place) => (
                <Cell key={column.id} column={column} isTitle={place === 0}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

type CellProps = { column: DataColumn<never>; isTitle: boolean; children: ReactNode };

function Cell({ column: { head, align = "start", onCard = "line", className }, isTitle, children }: CellProps) {
  const look = cx(css.cell, css.align[align]);
  if (isTitle) {
    return (
      <th scope="row" role="rowheader" className={cx(look, css.title, className)}>
        {children}
      </th>
    );
  }
  const isLabelled = onCard === "line" && Children.toArray(children).length > 0;
  return (
    <td role="cell" className={cx(look, css.place[onCard], className)}>
      {isLabelled && (
        <span className={css.label} aria-hidden>
          {head}
        </span>
      )}
      {children}
    </td>
  );
}
