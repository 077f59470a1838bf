import { isStoreOrder, orderType, paymentStatus } from "@gk/domain";
import type { NextStep, Order } from "@gk/web";
import { desc, eq, type SQL } from "drizzle-orm";
import { children, orders, plans, processes, promotionCodes } from "../database/schema/index.ts";
import type { Context } from "../http/handler.ts";
import { planName } from "../subscriptions/plan.ts";
import { tradeOf } from "../tapngo/tapngo-gateway.ts";
import type { OrderRow } from "./change-order.ts";

/** Which orders are read. */
interface Which {
  readonly where: SQL | undefined;
  readonly limit?: number;
  readonly offset?: number;
}

type OrderContext = Pick<Context, "database" | "locale" | "octopus" | "tapAndGo">;

type ProcessRow = typeof processes.$inferSelect;

/** Orders as the web API shows them, newest first. */
export async function orderRecords(context: OrderContext, { where, limit = 1, offset = 0 }: Which): Promise<Order[]> {
  const { database, locale } = context;
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
    child: { id: child.id, name: child.name, nickname: child.nickname },
    plan: planName(plan, locale),
    price_cents: order.priceCents,
    discount_cents: order.discountCents,
    amount_cents: order.chargeCents,
    promotion_code: code,
    card: cardOf(order),
    created_at: order.orderedAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    starts_on: order.startsOn,
    ends_on: order.endsOn,
    pay_by: order.payBy?.toISOString() ?? null,
    ...pendingPart(context, order, process),
  }));
}

function cardOf({ cardBrand: brand, cardLast4: last4, cardWallet: wallet }: OrderRow): Order["card"] {
  return last4 === null ? null : { brand, last4, ...(wallet === null ? {} : { wallet }) };
}

/** One order as the web API shows it. */
export async function orderRecord(context: OrderContext, id: number): Promise<Order> {
  const [record] = await orderRecords(context, { where: eq(orders.id, id) });
  if (!record) throw new Error("An order that something points to is there.");
  return record;
}

/** What the payer does next: nothing while it is unknown what became of charging a kept card, unless it waits for them. */
function pendingPart(
  context: OrderContext,
  order: OrderRow,
  process: ProcessRow | null,
): Pick<Order, "next_step" | "checking"> {
  if (order.paymentStatus !== paymentStatus.pending) return { next_step: null };
  if (process !== null && process.paymentMethodId !== null) {
    const { confirmUrl: url } = process;
    return { next_step: url === null ? null : { kind: "confirmation", url }, checking: true };
  }
  return { next_step: nextStepOf(context, order, process) };
}

function nextStepOf(context: OrderContext, order: OrderRow, attempt: ProcessRow | null): NextStep | null {
  const { octopus, tapAndGo, locale } = context;
  const { orderType: type, number, chargeCents: amountCents, payBy } = order;
  if (isStoreOrder(type)) return { kind: "store" };
  if (type === orderType.card) return { kind: "card" };
  if (!attempt) return null;
  const { process } = attempt;
  if (type === orderType.tapAndGo && tapAndGo) {
    return { kind: "tapngo", fields: tapAndGo.form({ id: tradeOf(process), number, amountCents, payBy, locale }) };
  }
  if (type !== orderType.octopus || !octopus) return null;
  return { kind: "octopus", payment_url: octopus.paymentUrl({ process, number, amountCents, locale }), process };
}
