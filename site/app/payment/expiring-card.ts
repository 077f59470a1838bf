import { expiresBefore, type IsoDate } from "@gk/domain";
import type { Child, PaymentMethod } from "@gk/web";

/** A child's plan whose card will have expired by its next charge. */
export type ExpiringCard = { child: Child; method: PaymentMethod; nextBillOn: IsoDate };

/** The card of a child's plan, if it can't be charged any more when the plan renews (decision 73). */
export function expiringCard(child: Child): ExpiringCard | undefined {
  const { payment_method: method, next_bill_on: nextBillOn, status } = child.subscription ?? {};
  // A renewal that has failed says more than that.
  if (!method || !nextBillOn || status !== "active") return undefined;
  return expiresBefore(method, nextBillOn) ? { child, method, nextBillOn } : undefined;
}
