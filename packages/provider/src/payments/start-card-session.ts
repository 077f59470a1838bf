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
import { lockOrder } from "../orders/change-order.ts";
import { endOverdueOrders } from "../orders/end-overdue-orders.ts";

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

/**
 * The page of an order is opened once: whoever asks again, in another tab or by going back, gets the same page. Of two who
 * ask at once both have one opened, and the gateway ends the one that was not written down first.
 */
async function openOrderPage(context: MemberContext, childId: number): Promise<CardSession> {
  const { database, user, now, cards, locale, work } = context;
  const child = await ownChild(context, childId);
  await endOverdueOrders(context, now, user.id);
  const payable = await findPayable(database, child.id);
  const open = await findOpenPage(database, payable.order.id);
  if (open) return open;

  const { order, plan, process } = payable;
  const purchase = { number: order.number, name: plan.name[locale], amountCents: order.chargeCents };
  const session = await cards.openSession(requestOf(context, process, purchase));
  const isFirst = await database.transaction(async (transaction) => {
    const { paymentStatus: status } = await lockOrder(transaction, order.id);
    if (status !== paymentStatus.pending) return false;
    return addSession(transaction, context, session, {
      process,
      orderId: order.id,
      expiresAt: order.payBy ?? pageEnd(now),
    });
  });
  if (isFirst) return session;
  work.start("closing a card page", async () => void (await cards.closeSession(session.id)));
  const first = await findOpenPage(database, order.id);
  if (!first) throw notFound();
  return first;
}

/** A child's order that waits to be paid on a page. */
async function findPayable(database: Database, childId: number) {
  const [payable] = await database
    .select({ order: orders, plan: plans, process: processes.process })
    .from(orders)
    .innerJoin(plans, eq(plans.id, orders.planId))
    .innerJoin(processes, and(eq(processes.orderId, orders.id), isNull(processes.paymentMethodId)))
    .where(
      and(
        eq(orders.childId, childId),
        eq(orders.orderType, orderType.card),
        eq(orders.paymentStatus, paymentStatus.pending),
      ),
    );
  if (!payable) throw notFound();
  return payable;
}

async function findOpenPage(database: Database, orderId: number): Promise<CardSession | undefined> {
  const isOpen = and(eq(checkoutSessions.orderId, orderId), eq(checkoutSessions.status, "open"));
  const [open] = await database.select().from(checkoutSessions).where(isOpen);
  return open && { id: open.id, url: open.url };
}

/** A page without an order ends when an order's would. */
function pageEnd(now: Date): Date {
  return new Date(orderExpiresAt(orderType.card, now));
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

/** Writes a page down, unless its order has one that is open. */
async function addSession(
  transaction: Database,
  { user, now, locale }: MemberContext,
  { id, url }: CardSession,
  row: { process: string; orderId: number | null; expiresAt: Date },
): Promise<boolean> {
  const added = await transaction
    .insert(checkoutSessions)
    .values({ id, url, ...row, userId: user.id, status: "open", languageId: languageId[locale], createdAt: now })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}
