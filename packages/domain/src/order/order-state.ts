import { dayMs } from "../date/day-length.ts";
import { type OrderType, orderType, type PaymentStatus, paymentStatus } from "./order-code.ts";

const { pending, paid, finished, canceled, refunded } = paymentStatus;

const next: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  [pending]: [paid, canceled],
  [paid]: [finished, refunded],
  [finished]: [refunded],
  [canceled]: [refunded],
  [refunded]: [],
};

/**
 * Whether an order in one state may enter another. Anything not listed in the decision is refused.
 * @source decision 30; T103
 */
export function canOrderBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  return next[from].includes(to);
}

const minuteMs = 60_000;

const pendingLifeMs: Readonly<Record<OrderType, number>> = {
  [orderType.apple]: 7 * dayMs,
  [orderType.google]: 7 * dayMs,
  [orderType.card]: 30 * minuteMs,
  [orderType.tapAndGo]: 30 * minuteMs,
  [orderType.octopus]: 3 * dayMs,
};

/**
 * The moment at which a pending order is canceled.
 * @units milliseconds since 1970
 * @source decisions 30 and 77
 */
export function orderExpiresAt(type: OrderType, createdAt: Date | number): number {
  return Number(createdAt) + pendingLifeMs[type];
}

/** Whether an order was begun in the Apple or Google store and can only be managed there. @source decision 43; T101 */
export function isStoreOrder(type: OrderType): boolean {
  return type === orderType.apple || type === orderType.google;
}
