import { type PaymentStatus, paymentStatus } from "@gk/domain";
import { and, desc, eq } from "drizzle-orm";
import type { SessionRow } from "../checkout/session-row.ts";
import { settleSession } from "../checkout/settle-session.ts";
import { checkoutSessions, orders, processes } from "../database/schema/index.ts";
import type { Handler, MemberContext } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";
import { answer } from "../http/reply.ts";
import { endOverdueOrders } from "../orders/end-overdue-orders.ts";
import { chargeOrder } from "../subscriptions/charge-order.ts";

/** Where an attempt to pay stands. If the gateway's own news has not arrived, it is asked. */
export const getPaymentStatus: Handler<"getPaymentStatus"> = async ({ body }, context) => {
  const { database, user, now } = context;
  const [process] = await database
    .select()
    .from(processes)
    .where(and(eq(processes.process, body.process), eq(processes.userId, user.id)));
  if (!process) throw notFound();

  const before = await sessionOf(context, body.process);
  // One that was canceled here is asked about too: money that came in late goes back.
  if (before && before.status !== "completed") await settleSession(context, before, now);
  if (process.orderId !== null) await chargeOrder(context, process.orderId, now);
  await endOverdueOrders(context, now, user.id);

  const session = await sessionOf(context, body.process);
  const status = process.orderId === null ? statusOfPage(session, now) : await statusOfOrder(context, process.orderId);
  const page = session?.status === "open" ? session.url : await confirmUrlOf(context, body.process);
  const redirect = status === paymentStatus.pending ? page : null;
  return answer({
    order_id: process.orderId,
    payment_status: status,
    ...(redirect === null ? {} : { redirect }),
  });
};

/** The newest page of an attempt. */
async function sessionOf({ database }: MemberContext, process: string): Promise<SessionRow | undefined> {
  const [session] = await database
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.process, process))
    .orderBy(desc(checkoutSessions.createdAt))
    .limit(1);
  return session;
}

/** Where the holder of a kept card is asked to confirm its charge, by now. */
async function confirmUrlOf({ database }: MemberContext, process: string): Promise<string | null> {
  const [attempt] = await database.select().from(processes).where(eq(processes.process, process));
  return attempt?.confirmUrl ?? null;
}

async function statusOfOrder({ database }: MemberContext, orderId: number): Promise<PaymentStatus> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw notFound();
  return order.paymentStatus;
}

/** A page on which a card is only stored has no order, and stands as an order would. */
function statusOfPage(session: SessionRow | undefined, now: Date): PaymentStatus {
  if (session?.status === "completed") return paymentStatus.finished;
  return session?.status === "open" && session.expiresAt > now ? paymentStatus.pending : paymentStatus.canceled;
}
