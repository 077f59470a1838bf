import { cx } from "class-variance-authority";
import * as order from "../../money/order-list/OrderList.css.ts";
import * as data from "../../reading/data-table/DataTable.css.ts";
import type { StandInProps } from "./CardSkeletons.tsx";
import { repeat } from "./repeat.tsx";
import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";

const cells = [order.order, order.child, order.plan, order.method, order.amount, order.status, order.actions];

/** Stands for purchases: rows of a table, cards on a phone. */
export function OrderSkeletons({ count = 3, ...rest }: StandInProps) {
  return (
    <SkeletonGroup {...rest} layout={data.frame}>
      <table className={data.table}>
        <tbody className={data.body}>
          {repeat(
            count,
            <tr className={cx(data.row, order.row)}>
              {cells.map((cell) => (
                <td key={cell} className={cx(data.cell, cell)}>
                  <Skeleton />
                </td>
              ))}
            </tr>,
          )}
        </tbody>
      </table>
    </SkeletonGroup>
  );
}
