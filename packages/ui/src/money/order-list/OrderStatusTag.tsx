import type { ComponentProps, ReactNode } from "react";
import { Tag, type TagTone } from "../../controls/tag/index.ts";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";

/** The five states of an order. @source spec §3 "Payment status codes"; T102 */
export const orderStatuses = ["pending", "paid", "finished", "canceled", "refunded"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const looks: Record<OrderStatus, { tone: TagTone; icon: IconDrawing }> = {
  pending: { tone: "waiting", icon: icons.clock },
  paid: { tone: "started", icon: icons.badgeCheck },
  finished: { tone: "success", icon: icons.circleCheck },
  canceled: { tone: "off", icon: icons.circleX },
  refunded: { tone: "returned", icon: icons.rotateCcw },
};

export type OrderStatusTagProps = ComponentProps<"span"> & {
  /** Decides colour and icon. */
  status: OrderStatus;
  /** The status in words. */
  children: ReactNode;
};

/** The state of an order as a tag. */
export function OrderStatusTag({ status, children, ...rest }: OrderStatusTagProps) {
  const { tone, icon } = looks[status];
  return (
    <Tag {...rest} tone={tone}>
      <Icon of={icon} />
      {children}
    </Tag>
  );
}
