import { paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders, paymentMethods, plans, processes } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { cancelPendingOrder } from "../orders/cancel-pending-order.ts";
import { lockOrder } from "../orders/change-order.ts";
import { confirmPayment } from "../orders/confirm-payment.ts";
import { sendReceipt } from "../orders/send-receipt.ts";

/**
 * Charges the kept card of a pending order and writes down what came of it. The gateway is asked between two
 * transactions, so that nobody waits for it with locks in hand; the process as its key makes asking again harmless.
 * An order that is charged on no kept card stays as it is.
 */
export async function chargeOrder(services: Services, orderId: number, now: Date): Promise<void> {
  const { database, cards } = services;
  const [pending] = await database
    .select({ order: orders, process: processes.process, card: paymentMethods, plan: plans })
    .from(orders)
    .innerJoin(plans, eq(plans.id, orders.planId))
    .innerJoin(processes, eq(processes.orderId, orders.id))
    .innerJoin(paymentMethods, eq(paymentMethods.id, processes.paymentMethodId))
    .where(eq(orders.id, orderId));
  if (!pending || pending.order.paymentStatus !== paymentStatus.pending) return;
  const { order, process, card, plan } = pending;
  const outcome = await cards.charge({
    card: { last4: card.last4 ?? "", reference: card.gatewayReference, customer: card.gatewayCustomer },
    amountCents: order.chargeCents,
    description: `${order.number} ${plan.name["en-US"]}`,
    key: process,
  });
  if (outcome === "declined") return decline(database, order.id, process);
  const { isFirst } = await database.transaction((transaction) =>
    confirmPayment(transaction, order.id, { now, paymentMethodId: card.id }),
  );
  if (isFirst) sendReceipt(services, order.id);
}

async function decline(database: Database, orderId: number, process: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order.paymentStatus !== paymentStatus.pending) return;
    await transaction.update(processes).set({ refusal: "declined" }).where(eq(processes.process, process));
    await cancelPendingOrder(transaction, order);
  });
}
