import type { IsoDate } from "../date/iso-date.ts";
import type { IssueKey } from "../issue/issue-key.ts";

/**
 * The two codes that the site speaks of by name; what they are worth is the provider's.
 * @source decisions 29 and 36
 */
export const promotionCodes = { newUser: "NEW50", welcome: "HELLOGK" } as const;

/**
 * What the promotion bar promises to new users.
 * @units HK cents
 * @source spec §9
 */
export const newUserDiscountCents = 5000;

/**
 * What the welcome pop-up promises for an address.
 * @units HK cents
 * @source decisions 27 and 36
 */
export const welcomeDiscountCents = 2000;

/** What decides whether a promotion code may be used. */
export interface PromotionRules {
  readonly plan_ids: readonly number[];
  readonly new_users_only: boolean;
  readonly valid_from: IsoDate;
  /** The last day, or null for a code that never expires. */
  readonly valid_to: IsoDate | null;
  /** How many purchases may use it, or null for any number. */
  readonly max_uses: number | null;
}

/** The purchase in which a promotion code is to be used. */
export interface PromotionUse {
  readonly today: IsoDate;
  readonly planId: number;
  /** Whether this user has used the code before. */
  readonly isUsedByUser: boolean;
  /** How many purchases have used it. */
  readonly uses: number;
  /** Whether this user has a paid order, and so is not new. */
  readonly hasPaidOrder: boolean;
}

/**
 * Why a promotion code is refused, or undefined when it may be used. A code that is not yet valid is as unknown as one
 * that does not exist.
 * @source decision 29
 */
export function promotionCodeRefusal(
  code: PromotionRules | undefined,
  use: PromotionUse,
): Extract<IssueKey, `promotionCode.${string}`> | undefined {
  if (code === undefined || use.today < code.valid_from) return "promotionCode.invalid";
  if (code.valid_to !== null && use.today > code.valid_to) return "promotionCode.expired";
  if (use.isUsedByUser) return "promotionCode.used";
  if (code.new_users_only && use.hasPaidOrder) return "promotionCode.newUsersOnly";
  if (code.max_uses !== null && use.uses >= code.max_uses) return "promotionCode.usedUp";
  return code.plan_ids.includes(use.planId) ? undefined : "promotionCode.notForPlan";
}
