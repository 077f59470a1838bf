import { BadgeCheck, CircleCheck, CircleX, Clock, type LucideIcon, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { Tag } from "../tag/index.ts";

/** The five states of an order. @source spec §3, "Payment status codes"; T102 */
export const orderStatuses = ["pending", "paid", "finished", "canceled", "refunded"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const icons: Record<OrderStatus, LucideIcon> = {
  pending: Clock,
  paid: BadgeCheck,
  finished: CircleCheck,
  canceled: CircleX,
  refunded: RotateCcw,
};

export type OrderStatusTagProps = {
  status: OrderStatus;
  /** The status in words. */
  children: ReactNode;
};

/** The state of an order as a tag. */
export function OrderStatusTag({ status, children }: OrderStatusTagProps) {
  return (
    <Tag tone={status}>
      <Icon of={icons[status]} />
      {children}
    </Tag>
  );
}
