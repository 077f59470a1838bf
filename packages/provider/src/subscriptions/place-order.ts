import {
  languageId,
  normalizePromotionCode,
  orderExpiresAt,
  orderType,
  paymentStatus,
  type PurchaseBody,
} from "@gk/domain";
import { eq } from "drizzle-orm";
import { lockAccount } from "../access/lock-account.ts";
import { lockOwnChild } from "../children/own-child.ts";
import type { Database } from "../database/database.ts";
import { orders, processes, promotionCodes } from "../database/schema/index.ts";
import type { MemberContext } from "../http/handler.ts";
import { amountChanged, refused, sessionInvalid } from "../http/refusal.ts";
import { addOrder } from "../orders/add-order.ts";
import { findKeptCard } from "../payments/kept-card.ts";
import { leavingSince } from "../profile/leaving-since.ts";
import { lockUsableCode } from "../promotion-codes/promotion-code.ts";
import { addTrade } from "../tapngo/add-trade.ts";
import { findPlan, quoteOf, quoteRecord } from "./plan.ts";
import { requireBuyable } from "./require-buyable.ts";

/** What an attempt to buy came to. */
interface Attempt {
  readonly orderId: number;
  /** Whether this call made the order; if not, an earlier one with the same process did. */
  readonly isNew: boolean;
}

/**
 * Makes the pending order of an attempt to buy, or finds the one that it made before (decision 28). Everything that
 * could be otherwise than the browser last saw it is checked here, under locks.
 */
export async function placeOrder(
  transaction: Database,
  context: Pick<MemberContext, "user" | "now" | "today" | "locale" | "origin" | "octopus" | "tapAndGo">,
  childId: number,
  body: PurchaseBody,
): Promise<Attempt> {
  const { user, now, today } = context;
  // As deleting a kept card does, so that none goes while it is chosen to be charged; and so that two children at once do
  // not both count as the account's first purchase.
  await lockAccount(transaction, user.id);
  // Since it was signed in: what is asked for now is nothing that its owner wants to pay.
  if (await leavingSince(transaction, user.id)) throw sessionInvalid("sessionEnded");
  const child = await lockOwnChild(transaction, user, childId);
  const isNew = await beginProcess(transaction, {
    process: body.process,
    userId: user.id,
    languageId: languageId[context.locale],
    createdAt: now,
  });
  if (!isNew) return findAttempt(transaction, child.id, body);

  await requireBuyable(transaction, child.id, today);
  const plan = await findPlan(transaction, body.plan_id);
  const method = await findKeptCard(transaction, context, body);
  const { promotion_code: code } = body;
  const promotionCode =
    code === undefined
      ? undefined
      : await lockUsableCode(transaction, { code, planId: plan.id, userId: user.id, childId: child.id, today });
  const quoted = quoteOf({ plan, orderType: body.payment_method, promotionCode, today });
  const { chargeCents, discountCents } = quoted;
  if (body.expected_cents !== undefined && body.expected_cents !== chargeCents) {
    throw amountChanged(quoteRecord(plan, quoted));
  }

  const order = await addOrder(transaction, {
    userId: user.id,
    childId: child.id,
    planId: plan.id,
    orderType: body.payment_method,
    paymentStatus: paymentStatus.pending,
    priceCents: plan.priceCents,
    discountCents,
    chargeCents,
    promotionCodeId: promotionCode?.id ?? null,
    orderedAt: now,
    payBy: new Date(orderExpiresAt(body.payment_method, now)),
  });
  await transaction
    .update(processes)
    .set({ orderId: order.id, paymentMethodId: method?.id ?? null })
    .where(eq(processes.process, body.process));
  if (order.orderType === orderType.tapAndGo && !method) await addTrade(transaction, context, order, body.process);
  return { orderId: order.id, isNew: true };
}

/** Whether nobody began the attempt before. Of two that begin at once, the second waits here for the first. */
async function beginProcess(transaction: Database, process: typeof processes.$inferInsert): Promise<boolean> {
  const begun = await transaction.insert(processes).values(process).onConflictDoNothing().returning();
  return begun.length > 0;
}

/**
 * The earlier order of the same attempt.
 *
 * @errors a process that was used for anything else is no attempt of this one (decision 59)
 */
async function findAttempt(transaction: Database, childId: number, body: PurchaseBody): Promise<Attempt> {
  const [earlier] = await transaction
    .select({ order: orders, methodId: processes.paymentMethodId, code: promotionCodes.code })
    .from(processes)
    .innerJoin(orders, eq(orders.id, processes.orderId))
    .leftJoin(promotionCodes, eq(promotionCodes.id, orders.promotionCodeId))
    .where(eq(processes.process, body.process));
  if (!earlier) throw refused("duplicateSubmit");
  const { order, methodId, code } = earlier;
  const isSame =
    order.childId === childId &&
    order.planId === body.plan_id &&
    order.orderType === body.payment_method &&
    methodId === (body.payment_id ?? null) &&
    normalizePromotionCode(code ?? "") === (body.promotion_code ?? "") &&
    order.chargeCents === (body.expected_cents ?? order.chargeCents);
  if (!isSame) throw refused("duplicateSubmit");
  return { orderId: order.id, isNew: false };
}
