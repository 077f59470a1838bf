import * as v from "valibot";
import { codeField, idField, integerField } from "../integer/integer-field.ts";
import { form } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import { orderTypes } from "../order/order-code.ts";
import { promotionCodeText } from "../promotion/promotion-code-text.ts";

const purchaseEntries = {
  plan_id: idField("subscription.plan.required", "subscription.plan.invalid"),
  payment_method: codeField(orderTypes, "subscription.paymentMethod.required", "subscription.paymentMethod.invalid"),
  /** A saved card; without one, the buyer goes to a payment page. */
  payment_id: v.optional(idField("subscription.paymentMethod.invalid")),
  promotion_code: v.optional(
    v.pipe(
      promotionCodeText,
      v.transform((code) => code || undefined),
    ),
  ),
} as const;

/**
 * The attempt to pay, a UUID that the client makes: the same one never charges twice.
 * @errors subscription.process.required
 * @source decision 28
 */
export const processSchema = v.pipe(
  v.string("subscription.process.required" satisfies IssueKey),
  v.uuid("subscription.process.required" satisfies IssueKey),
  v.toLowerCase(),
);

/**
 * What a person chooses to buy a plan. The terms are accepted here and not sent.
 * @errors subscription.plan.*, subscription.paymentMethod.*, subscription.terms.required
 * @source spec §5; decision 28
 */
export const purchaseFormSchema = form({
  ...purchaseEntries,
  terms: v.union([v.literal(true), v.literal("on")], "subscription.terms.required" satisfies IssueKey),
});

/** What a person chooses to buy a plan. */
export type PurchaseForm = v.InferInput<typeof purchaseFormSchema>;

/**
 * The body of `POST /children/{id}/subscription`. An empty promotion code counts as none.
 * @errors subscription.plan.*, subscription.paymentMethod.*, subscription.process.required, option
 * @source decision 28
 */
export const purchaseSchema = form({
  ...purchaseEntries,
  process: processSchema,
  /**
   * What the person was shown; another charge is refused.
   * @units HK cents
   * @source decision 60
   */
  expected_cents: v.optional(integerField({ min: 0, max: Number.MAX_SAFE_INTEGER }, "option")),
});

/** The body of `POST /children/{id}/subscription`. */
export type PurchaseBody = v.InferOutput<typeof purchaseSchema>;

/**
 * The body of the payment status call.
 * @errors subscription.process.required
 * @source spec §7; decision 28
 */
export const paymentStatusSchema = form({ process: processSchema });

/** A purchase begun in a mobile app's store that is not finished yet. */
export type StorePurchase = "ios" | "android";

/**
 * Why a plan cannot be bought for a child, as a key after `error.`; undefined when it can.
 * @source spec §4 and §8; decision 8
 */
export function purchaseRefusal(child: {
  readonly isUpgraded: boolean;
  readonly openStorePurchase: StorePurchase | null;
}): "alreadyUpgraded" | `storePurchase.${StorePurchase}` | undefined {
  if (child.isUpgraded) return "alreadyUpgraded";
  return child.openStorePurchase === null ? undefined : `storePurchase.${child.openStorePurchase}`;
}
