import type { ReactNode } from "react";
import { Tag } from "../../controls/tag/index.ts";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";

/** The five states of an order. @source spec §3 "Payment status codes"; T102 */
export const orderStatuses = ["pending", "paid", "finished", "canceled", "refunded"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const drawings: Record<OrderStatus, IconDrawing> = {
  pending: icons.clock,
  paid: icons.badgeCheck,
  finished: icons.circleCheck,
  canceled: icons.circleX,
  refunded: icons.rotateCcw,
};

export type OrderStatusTagProps = {
  /** Decides colour and icon. */
  status: OrderStatus;
  /** The status in words. */
  children: ReactNode;
};

/** The state of an order as a tag. */
export function OrderStatusTag({ status, children }: OrderStatusTagProps) {
  return (
    <Tag tone={status}>
      <Icon of={drawings[status]} />
      {children}
    </Tag>
  );
}
