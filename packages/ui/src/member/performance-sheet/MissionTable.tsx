import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { badge, category as tint } from "../../foundations/looks/category-badge.css.ts";
import { ScrollingTable } from "../../foundations/looks/ScrollingTable.tsx";
import { inThousands } from "../../foundations/looks/in-thousands.ts";
import { Glyph } from "../../product/glyph/index.ts";
import type { MissionCategory } from "../../product/mission-category/index.ts";
import * as css from "./MissionTable.css.ts";

export type MissionTableProps = Omit<ComponentProps<"div">, "children"> & {
  /** The columns in order of time. */
  months: readonly { id: string; name: ReactNode }[];
  /** The areas, each with its completed missions by the `id` of the month; a month that is missing counts as none. */
  areas: readonly { category: MissionCategory; name: ReactNode; completed: Readonly<Record<string, number>> }[];
  /** The name of the table, and what heads the areas and the sums. */
  words: {
    /** The table's name, also that of its scrolling area. */
    caption: string;
    area: ReactNode;
    total: ReactNode;
  };
};

/** Completed missions by area and month, with sums both ways. */
export function MissionTable({ months, areas, words, className, ...rest }: MissionTableProps) {
  const inMonth = (id: string) => areas.reduce((sum, { completed }) => sum + (completed[id] ?? 0), 0);
  const inArea = (completed: Readonly<Record<string, number>>) =>
    months.reduce((sum, { id }) => sum + (completed[id] ?? 0), 0);
  return (
    <ScrollingTable {...rest} caption={words.caption} className={cx(css.scroll, className)} table={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.area}>
            {words.area}
          </th>
          {months.map(({ id, name }) => (
            <th key={id} scope="col" className={css.month}>
              {name}
            </th>
          ))}
          <th scope="col" className={css.month}>
            {words.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {areas.map(({ category, name, completed }) => (
          <tr key={category}>
            <th scope="row" className={css.area}>
              <span className={css.areaName}>
                <span className={`${badge} ${tint[category]}`}>
                  <Glyph name={`category-${category}`} />
                </span>
                {name}
              </span>
            </th>
            {months.map(({ id }) => (
              <td key={id} className={css.cell}>
                {inThousands(completed[id] ?? 0)}
              </td>
            ))}
            <td className={css.total}>{inThousands(inArea(completed))}</td>
          </tr>
        ))}
        <tr className={css.sums}>
          <th scope="row" className={css.area}>
            {words.total}
          </th>
          {months.map(({ id }) => (
            <td key={id} className={css.total}>
              {inThousands(inMonth(id))}
            </td>
          ))}
          <td className={css.total}>{inThousands(areas.reduce((sum, { completed }) => sum + inArea(completed), 0))}</td>
        </tr>
      </tbody>
    </ScrollingTable>
  );
}
