import * as order from "../../money/order-list/OrderList.css.ts";
import type { StandInProps } from "./CardSkeletons.tsx";
import { repeat } from "./repeat.tsx";
import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";

const cells = [order.order, order.child, order.plan, order.method, order.amount, order.status, order.actions];

/** Stands for purchases: rows of a table, cards on a phone. */
export function OrderSkeletons({ count = 3 }: StandInProps) {
  return (
    <SkeletonGroup className={order.sheet}>
      <table className={order.table}>
        <tbody className={order.body}>
          {repeat(
            count,
            <tr className={order.row}>
              {cells.map((cell) => (
                <td key={cell} className={cell}>
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
