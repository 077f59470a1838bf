import type { Order, PaymentOutcome } from "@gk/web";
import { query } from "../../../../data/query.ts";

/** Reads what became of an attempt to pay. */
export const outcomeQuery = (process: string) => query("getPaymentStatus", { body: { process } });

/** Reads the member's latest orders, among which that of a payment is. */
export const ordersQuery = query("listOrders");

/** The purchase that a payment belongs to; none for a card that was only stored. */
export const orderOf = ({ order_id }: PaymentOutcome, orders: readonly Order[]) =>
  orders.find(({ id }) => id === order_id);
