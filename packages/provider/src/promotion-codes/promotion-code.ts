import { type IsoDate, normalizePromotionCode, paymentStatus, promotionCodeRefusal } from "@gk/domain";
import { and, count, eq, inArray, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders, promotionCodePlans, promotionCodes } from "../database/schema/index.ts";
import { refused } from "../http/refusal.ts";

/** A promotion code as the database has it. */
type PromotionCodeRow = typeof promotionCodes.$inferSelect;

/** The purchase in which a code is to be used. */
interface PromotionUse {
  readonly code: string;
  readonly planId: number;
  readonly userId: number;
  /** Whose own pending order, if it has one, is what the code is asked about for (decision 62). */
  readonly childId: number;
  readonly today: IsoDate;
}

/** The states in which an order uses its code up: a canceled or refunded one gives it back. */
const USING = [paymentStatus.pending, paymentStatus.paid, paymentStatus.finished];

/**
 * Finds a code that may be used in a purchase.
 *
 * @errors each reason not to has its own code (decision 29)
 */
export async function findUsableCode(database: Database, use: PromotionUse): Promise<PromotionCodeRow> {
  const [code] = await database.select().from(promotionCodes).where(isCode(use));
  return requireUsable(database, code, use);
}

/** Like {@link findUsableCode}, and lets no other purchase count the code's uses until the transaction ends. */
export async function lockUsableCode(transaction: Database, use: PromotionUse): Promise<PromotionCodeRow> {
  const [code] = await transaction.select().from(promotionCodes).where(isCode(use)).for("update");
  return requireUsable(transaction, code, use);
}

const isCode = ({ code }: PromotionUse) => eq(sql`upper(${promotionCodes.code})`, normalizePromotionCode(code));

async function requireUsable(
  database: Database,
  code: PromotionCodeRow | undefined,
  { planId, userId, childId, today }: PromotionUse,
): Promise<PromotionCodeRow> {
  if (!code) throw refused("promotionCode.invalid");
  const isItself = and(eq(orders.childId, childId), eq(orders.paymentStatus, paymentStatus.pending));
  const isOther = isItself && not(isItself);
  const usesIt = and(eq(orders.promotionCodeId, code.id), inArray(orders.paymentStatus, USING), isOther);
  // Money that came too late and went back bought nothing.
  const wasBought = or(inArray(orders.paymentStatus, USING), isNotNull(orders.startsOn));
  const refusal = promotionCodeRefusal(await rulesOf(database, code), {
    today,
    planId,
    isUsedByUser: (await countOrders(database, and(usesIt, eq(orders.userId, userId)))) > 0,
    // Of a code without a most, every order that has it would be counted for nothing.
    uses: code.maxUses === null ? 0 : await countOrders(database, usesIt),
    hasPaidOrder: (await countOrders(database, and(eq(orders.userId, userId), wasBought, isOther))) > 0,
  });
  if (refusal) throw refused(refusal);
  return code;
}

async function rulesOf(database: Database, code: PromotionCodeRow) {
  const rows = await database.select().from(promotionCodePlans).where(eq(promotionCodePlans.promotionCodeId, code.id));
  return {
    plan_ids: rows.map(({ planId }) => planId),
    new_users_only: code.newUsersOnly,
    valid_from: code.validFrom,
    valid_to: code.validTo,
    max_uses: code.maxUses,
  };
}

async function countOrders(database: Database, which: SQL | undefined): Promise<number> {
  const [row] = await database.select({ count: count() }).from(orders).where(which);
  return row?.count ?? 0;
}
