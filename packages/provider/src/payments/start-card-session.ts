import { randomUUID } from "node:crypto";
import { languageId, orderExpiresAt, orderType, paymentStatus } from "@gk/domain";
import type { CardSession } from "@gk/web";
import { and, eq, isNull } from "drizzle-orm";
import type { SessionRequest } from "../checkout/card-gateway.ts";
import { ownChild } from "../children/own-child.ts";
import type { Database } from "../database/database.ts";
import { checkoutSessions, orders, plans, processes } from "../database/schema/index.ts";
import type { Handler, MemberContext } from "../http/handler.ts";
import { siteLink } from "../http/links.ts";
import { notFound } from "../http/refusal.ts";
import { answer } from "../http/reply.ts";
import { cancelOverdueOrders } from "../orders/cancel-pending-order.ts";

/** Opens a page of the card gateway: for a child's pending card order, or without a child to store a card. */
export const startCardSession: Handler<"startCardSession"> = async ({ query }, context) => {
  const childId = query["child-id"];
  return answer(await (childId === undefined ? openStorePage(context) : openOrderPage(context, childId)));
};

async function openStorePage(context: MemberContext): Promise<CardSession> {
  const { database, user, now, cards } = context;
  const process = randomUUID();
  const session = await cards.openSession(requestOf(context, process, undefined));
  await database.transaction(async (transaction) => {
    await transaction.insert(processes).values({ process, userId: user.id, createdAt: now });
    await addSession(transaction, context, session, { process, orderId: null, expiresAt: pageEnd(now) });
  });
  return session;
}

/** The page of an order is opened once: whoever asks again, in another tab or by going back, gets the same page. */
async function openOrderPage(context: MemberContext, childId: number): Promise<CardSession> {
  const { database, now, cards, locale } = context;
  const child = await ownChild(context, childId);
  await cancelOverdueOrders(database, now);
  return database.transaction(async (transaction) => {
    const isPayable = and(
      eq(orders.childId, child.id),
      eq(orders.orderType, orderType.card),
      eq(orders.paymentStatus, paymentStatus.pending),
    );
    const [order] = await transaction.select().from(orders).where(isPayable).for("update");
    const [process] = await transaction
      .select()
      .from(processes)
      .where(and(eq(processes.orderId, order?.id ?? 0), isNull(processes.paymentMethodId)));
    if (!order || !process) throw notFound();

    const isOpen = and(eq(checkoutSessions.orderId, order.id), eq(checkoutSessions.status, "open"));
    const [open] = await transaction.select().from(checkoutSessions).where(isOpen);
    if (open) return { id: open.id, url: open.url };

    const [plan] = await transaction.select().from(plans).where(eq(plans.id, order.planId));
    const purchase = { number: order.number, name: plan?.name[locale] ?? "", amountCents: order.chargeCents };
    const session = await cards.openSession(requestOf(context, process.process, purchase));
    const expiresAt = order.payBy ?? pageEnd(now);
    await addSession(transaction, context, session, { process: process.process, orderId: order.id, expiresAt });
    return session;
  });
}

/** A page without an order ends when an order's would. */
function pageEnd(now: Date): Date {
  return new Date(orderExpiresAt(orderType.card, now) ?? now);
}

/** The return addresses carry the language and the attempt; nothing else that they say is believed (decision 32). */
function requestOf(context: MemberContext, process: string, purchase: SessionRequest["purchase"]): SessionRequest {
  return {
    process,
    locale: context.locale,
    email: context.user.email,
    purchase,
    successUrl: siteLink(context, "/member/settings/payment/success", { process }),
    cancelUrl: siteLink(context, "/member/settings/payment/cancelled", { process }),
  };
}

async function addSession(
  transaction: Database,
  { user, now, locale }: MemberContext,
  { id, url }: CardSession,
  row: { process: string; orderId: number | null; expiresAt: Date },
): Promise<void> {
  await transaction
    .insert(checkoutSessions)
    .values({ id, url, ...row, userId: user.id, status: "open", languageId: languageId[locale], createdAt: now });
}
