import { type OrderType, orderType, paymentStatus } from "@gk/domain";
import { asc, eq, inArray } from "drizzle-orm";
import {
  checkoutSessions,
  orders,
  payments,
  processes,
  promotionCodes,
  subscriptions,
} from "../../database/schema/index.ts";
import type { SessionRow } from "../../checkout/session-row.ts";
import type { OrderRow } from "../../orders/change-order.ts";
import type { PaymentRow } from "../../orders/refund-payment.ts";
import type { SubscriptionRow } from "../../subscriptions/current-subscription.ts";
import type { World } from "./world.ts";

/** An order, with the attempt that made it and the code that it uses. */
interface Sold {
  readonly order: OrderRow;
  readonly attempt: typeof processes.$inferSelect | null;
  readonly code: typeof promotionCodes.$inferSelect | null;
}

/** What the books say of the families' money. */
export interface Ledger {
  /** The oldest first. */
  readonly sold: readonly Sold[];
  readonly money: readonly PaymentRow[];
  readonly pages: readonly SessionRow[];
  readonly plans: readonly SubscriptionRow[];
}

/** Reads the books. */
export async function readLedger({ hand: { database }, families, children }: World): Promise<Ledger> {
  const userIds = families.map(({ userId }) => userId);
  const childIds = children.map(({ id }) => id);
  const sold = await database
    .select({ order: orders, attempt: processes, code: promotionCodes })
    .from(orders)
    .leftJoin(processes, eq(processes.orderId, orders.id))
    .leftJoin(promotionCodes, eq(promotionCodes.id, orders.promotionCodeId))
    .where(inArray(orders.userId, userIds))
    .orderBy(asc(orders.id));
  const orderIds = sold.map(({ order }) => order.id);
  const [money, pages, plans] = await Promise.all([
    database.select().from(payments).where(inArray(payments.orderId, orderIds)),
    database.select().from(checkoutSessions).where(inArray(checkoutSessions.userId, userIds)),
    database.select().from(subscriptions).where(inArray(subscriptions.childId, childIds)),
  ]);
  return { sold, money, pages, plans };
}

/** Whether an order was bought, and not given back. */
export const isBought = ({ paymentStatus: status }: OrderRow): boolean =>
  status === paymentStatus.paid || status === paymentStatus.finished;

const gatewayTypes: readonly OrderType[] = [orderType.card, orderType.tapAndGo];

/** Whether an order is paid by the gateway. */
export const isByGateway = ({ orderType: type }: OrderRow): boolean => gatewayTypes.includes(type);
