import type { OrderRow } from "../orders/change-order.ts";
import type { Receipt } from "../orders/confirm-payment.ts";

/** What an order's money is called that came by Octopus: whoever says so, and how often, it came in once. */
export const octopusMoney = ({ number }: Pick<OrderRow, "number">): Receipt["payment"] => ({
  kind: "octopus",
  id: `octopus-${number}`,
  customer: null,
});
