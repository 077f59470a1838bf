import { orderExpiresAt, paymentStatus, type PurchaseBody } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import { lockOwnChild } from "../children/own-child.ts";
import type { Database } from "../database/database.ts";
import { orders, processes } from "../database/schema/index.ts";
import type { MemberContext } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { addOrder } from "../orders/add-order.ts";
import { findKeptCard } from "../payments/kept-card.ts";
import { lockUsableCode } from "../promotion-codes/promotion-code.ts";
import { findPlan, quoteOf } from "./plan.ts";
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
  { user, now, today }: Pick<MemberContext, "user" | "now" | "today">,
  childId: number,
  body: PurchaseBody,
): Promise<Attempt> {
  const child = await lockOwnChild(transaction, user, childId);
  const isNew = await beginProcess(transaction, { process: body.process, userId: user.id, createdAt: now });
  if (!isNew) return findAttempt(transaction, body.process, child.id);

  await requireBuyable(transaction, child.id, today);
  const plan = await findPlan(transaction, body.plan_id);
  const method = await findKeptCard(transaction, user.id, body, today);
  const { promotion_code: code } = body;
  const promotionCode =
    code === undefined
      ? undefined
      : await lockUsableCode(transaction, { code, planId: plan.id, userId: user.id, today });
  const { chargeCents, discountCents } = quoteOf({ plan, orderType: body.payment_method, promotionCode, today });

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
    payBy: dateOrNull(orderExpiresAt(body.payment_method, now)),
  });
  await transaction
    .update(processes)
    .set({ orderId: order.id, paymentMethodId: method?.id ?? null })
    .where(eq(processes.process, body.process));
  return { orderId: order.id, isNew: true };
}

const dateOrNull = (time: number | null) => (time === null ? null : new Date(time));

/** Whether nobody began the attempt before. Of two that begin at once, the second waits here for the first. */
async function beginProcess(transaction: Database, process: typeof processes.$inferInsert): Promise<boolean> {
  const begun = await transaction.insert(processes).values(process).onConflictDoNothing().returning();
  return begun.length > 0;
}

/** The earlier order of the same attempt. A process that was used for anything else is no attempt of this one. */
async function findAttempt(transaction: Database, process: string, childId: number): Promise<Attempt> {
  const [earlier] = await transaction
    .select({ orderId: orders.id })
    .from(processes)
    .innerJoin(orders, and(eq(orders.id, processes.orderId), eq(orders.childId, childId)))
    .where(eq(processes.process, process));
  if (!earlier) throw refused("duplicateSubmit");
  return { ...earlier, isNew: false };
}
