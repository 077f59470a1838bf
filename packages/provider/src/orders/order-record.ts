import { isStoreOrder, orderType, paymentStatus } from "@gk/domain";
import type { NextStep, Order } from "@gk/web";
import { desc, eq, type SQL } from "drizzle-orm";
import { children, orders, plans, processes, promotionCodes } from "../database/schema/index.ts";
import type { Context } from "../http/handler.ts";
import { planName } from "../subscriptions/plan.ts";
import type { OrderRow } from "./change-order.ts";

/** Which orders are read. */
interface Which {
  readonly where: SQL | undefined;
  readonly limit?: number;
  readonly offset?: number;
}

/** Orders as the web API shows them, newest first. */
export async function orderRecords(
  { database, locale }: Pick<Context, "database" | "locale">,
  { where, limit = 1, offset = 0 }: Which,
): Promise<Order[]> {
  const rows = await database
    .select({ order: orders, child: children, plan: plans, code: promotionCodes.code, process: processes })
    .from(orders)
    .innerJoin(children, eq(children.id, orders.childId))
    .innerJoin(plans, eq(plans.id, orders.planId))
    .leftJoin(promotionCodes, eq(promotionCodes.id, orders.promotionCodeId))
    .leftJoin(processes, eq(processes.orderId, orders.id))
    .where(where)
    .orderBy(desc(orders.orderedAt), desc(orders.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ order, child, plan, code, process }) => ({
    id: order.id,
    number: order.number,
    type: order.orderType,
    payment_status: order.paymentStatus,
    child: { id: child.id, name: child.name },
    plan: planName(plan, locale),
    price_cents: order.priceCents,
    discount_cents: order.discountCents,
    amount_cents: order.chargeCents,
    promotion_code: code,
    created_at: order.orderedAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    starts_on: order.startsOn,
    ends_on: order.endsOn,
    pay_by: order.payBy?.toISOString() ?? null,
    next_step: nextStepOf(order, process !== null && process.paymentMethodId !== null),
  }));
}

/** One order as the web API shows it. */
export async function orderRecord(context: Pick<Context, "database" | "locale">, id: number): Promise<Order> {
  const [record] = await orderRecords(context, { where: eq(orders.id, id) });
  if (!record) throw new Error("An order that something points to is there.");
  return record;
}

/** What the payer does next; nothing while a kept card is being charged. */
function nextStepOf(order: OrderRow, chargesKeptCard: boolean): NextStep | null {
  if (order.paymentStatus !== paymentStatus.pending || chargesKeptCard) return null;
  if (isStoreOrder(order.orderType)) return { kind: "store" };
  return order.orderType === orderType.card ? { kind: "card" } : null;
}
