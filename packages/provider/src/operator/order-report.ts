import { formatDate, formatMoney, slugOf, orderType, paymentStatus } from "@gk/domain";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { children, orders, payments, plans, promotionCodes, users } from "../database/schema/index.ts";
import type { PaymentRow } from "../orders/refund-payment.ts";

const locale = "en-US";

const why = {
  late: "came in after the order had ended",
  twice: "came in a second time",
  otherAmount: "was not what the order costs",
  planEnds: "given back on request, the plan ends",
  planGoesOn: "given back on request, the plan goes on",
} as const;

/** What is known of an order and of its money, for the operator. */
export async function orderReport(database: Database, orderId: number): Promise<string> {
  const [row] = await database
    .select({ order: orders, user: users, child: children, plan: plans, code: promotionCodes.code })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(children, eq(children.id, orders.childId))
    .innerJoin(plans, eq(plans.id, orders.planId))
    .leftJoin(promotionCodes, eq(promotionCodes.id, orders.promotionCodeId))
    .where(eq(orders.id, orderId));
  if (!row) throw new Error("An order that was found is there.");
  const { order, user, child, plan, code } = row;
  const received = await database
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.receivedAt));
  return [
    ["order", `${order.number} (id ${order.id})`],
    ["state", slugOf(paymentStatus, order.paymentStatus)],
    ["account", user.email],
    ["child", `${child.name} (id ${child.id})`],
    ["plan", plan.name[locale]],
    ["amount", formatMoney(order.chargeCents) + (code === null ? "" : `, with ${code}`)],
    ["paid by", slugOf(orderType, order.orderType)],
    ["ordered", momentOf(order.orderedAt)],
    ["paid", order.paidAt ? momentOf(order.paidAt) : "no"],
    ["period", order.startsOn && order.endsOn ? `${order.startsOn} to ${order.endsOn}` : "none"],
    ...received.map((payment) => ["money", moneyLine(payment)]),
  ]
    .map(([name = "", value = ""]) => `${name.padEnd(9)}${value}`)
    .join("\n");
}

function moneyLine({ kind, id, amountCents, receivedAt, refundFor, refundedAt }: PaymentRow): string {
  const amount = formatMoney(amountCents);
  const came = `${amount} on ${momentOf(receivedAt)}, ${kind} ${id}`;
  if (refundFor === null) return `${came}; kept`;
  if (refundedAt === null) return `${came}; ${why[refundFor]}; ${owed(kind)}`;
  return `${came}; ${why[refundFor]}; refunded on ${momentOf(refundedAt)}`;
}

const owed = (kind: PaymentRow["kind"]) =>
  kind === "octopus"
    ? "owed: give it back by hand, then say so with refund"
    : "the gateway has not accepted that yet, and is asked every minute";

const momentOf = (moment: Date) => `${formatDate(moment, locale)}, ${moment.toISOString()}`;
