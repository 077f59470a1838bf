import { addDays, addMonths } from "../date/calendar.ts";
import type { IsoDate } from "../date/iso-date.ts";
import { amountAfter } from "../money/money.ts";
import { type OrderType, orderType } from "../order/order-code.ts";
import { renewalRetryDays, type SubscriptionStatus } from "./subscription-code.ts";

const renewingTypes: readonly OrderType[] = [orderType.card, orderType.tapAndGo];

/**
 * Whether a subscription can renew by itself: the plan supports it and it was not bought in a store or with Octopus.
 * @source decision 27
 */
export function canAutoRenew(subscription: {
  readonly supportsAutoRenew: boolean;
  readonly orderType: OrderType;
}): boolean {
  return subscription.supportsAutoRenew && renewingTypes.includes(subscription.orderType);
}

/**
 * The day on which a period ends, which is also the next bill date. Later periods are counted from the first day too,
 * so that one short month does not shorten all that follow.
 * @default periods 1
 * @source decision 27
 * @example periodEnd("2026-01-31", 1, 2) // "2026-03-31"
 */
export function periodEnd(startedOn: IsoDate, months: number, periods = 1): IsoDate {
  return addMonths(startedOn, months * periods);
}

/**
 * The last day on which a renewal that keeps failing is tried, and so the last day of the plan.
 * @source decision 31
 */
export function lastRetryDay(billDate: IsoDate): IsoDate {
  return addDays(billDate, Math.max(...renewalRetryDays));
}

/**
 * The day on which a renewal that failed today is tried again: at most once a day, also where the first tries fell out
 * because nobody was there to make them; undefined after the last.
 * @source decision 31
 */
export function nextRetryDay(billDate: IsoDate, today: IsoDate): IsoDate | undefined {
  return renewalRetryDays.map((days) => addDays(billDate, days)).find((day) => day > today);
}

/** What is known of a subscription that has been paid at least once, or waits for its first payment. */
export interface SubscriptionState {
  readonly isPaid: boolean;
  readonly endsOn: IsoDate;
  readonly autoRenew: boolean;
  /** Whether the last attempt to renew failed. */
  readonly hasFailedRenewal: boolean;
}

/**
 * Where a subscription stands on a day. It runs through the whole of its last day, and while a failed renewal is still
 * being tried.
 * @source spec §4; decision 31
 */
export function subscriptionStatus(subscription: SubscriptionState, today: IsoDate): SubscriptionStatus {
  if (!subscription.isPaid) return "pending";
  if (subscription.hasFailedRenewal) return today > lastRetryDay(subscription.endsOn) ? "expired" : "pastDue";
  if (today > subscription.endsOn) return "expired";
  return subscription.autoRenew ? "active" : "ending";
}

/** What a purchase costs now and later, to be said before the button is pressed. */
export interface Quote {
  readonly chargeCents: number;
  readonly discountCents: number;
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  /** Whether it renews by itself. */
  readonly autoRenew: boolean;
  /** Null without auto-renew. */
  readonly nextBillOn: IsoDate | null;
  /** The full price, since a code discounts the first period only; null without auto-renew. */
  readonly nextChargeCents: number | null;
}

/**
 * What buying a plan today costs now and later.
 * @units HK cents
 * @source decisions 27 and 50
 */
export function quote(purchase: {
  readonly plan: { readonly price_cents: number; readonly months: number; readonly supports_auto_renew: boolean };
  readonly orderType: OrderType;
  readonly promotionCode?: { readonly discount_cents: number } | null;
  readonly today: IsoDate;
}): Quote {
  const { plan, today } = purchase;
  const chargeCents = amountAfter(purchase.promotionCode, plan.price_cents);
  const endsOn = periodEnd(today, plan.months);
  const autoRenew = canAutoRenew({ supportsAutoRenew: plan.supports_auto_renew, orderType: purchase.orderType });
  return {
    chargeCents,
    discountCents: plan.price_cents - chargeCents,
    startsOn: today,
    endsOn,
    autoRenew,
    nextBillOn: autoRenew ? endsOn : null,
    nextChargeCents: autoRenew ? plan.price_cents : null,
  };
}
