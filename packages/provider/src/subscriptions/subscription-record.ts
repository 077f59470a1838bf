import { canAutoRenew, type IsoDate, subscriptionStatus, type SubscriptionStatus } from "@gk/domain";
import type { Subscription } from "@gk/web";
import type { Context } from "../http/handler.ts";
import { paymentMethodRecord } from "../payments/payment-method-record.ts";
import type { CurrentSubscription, SubscriptionRow } from "./current-subscription.ts";
import { planName } from "./plan.ts";
import { renewalPrice } from "./renewal-price.ts";

/** Where a plan stands on a day. A row exists only once it was paid. */
function statusOf(subscription: SubscriptionRow, today: IsoDate): SubscriptionStatus {
  if (subscription.status === "expired") return "expired";
  const { endsOn, autoRenew, failedRenewals, openCharge } = subscription;
  // While the money of a renewal may be on the way, the plan has neither failed nor ended.
  if (openCharge) return autoRenew ? "active" : "ending";
  return subscriptionStatus({ isPaid: true, endsOn, autoRenew, hasFailedRenewal: failedRenewals > 0 }, today);
}

/** Whether a plan upgrades its child on a day. */
export function isUpgrading(subscription: SubscriptionRow, today: IsoDate): boolean {
  return statusOf(subscription, today) !== "expired";
}

/** A child's plan as the web API shows it. A code discounts one period: the next charge has none (decisions 27 and 190). */
export function subscriptionRecord(
  { subscription, plan, paymentMethod, promotionCode }: CurrentSubscription,
  { today, locale }: Pick<Context, "today" | "locale">,
): Subscription {
  const status = statusOf(subscription, today);
  const autoRenew = subscription.autoRenew && status !== "expired";
  const renewalCents = renewalPrice({ subscription, plan });
  return {
    id: subscription.id,
    plan: planName(plan, locale),
    status,
    started_on: subscription.startedOn,
    ends_on: subscription.endsOn,
    next_bill_on: autoRenew ? (subscription.retryOn ?? subscription.endsOn) : null,
    charge_cents: autoRenew ? renewalCents : null,
    renewal_cents: renewalCents,
    auto_renew: autoRenew,
    supports_auto_renew: canAutoRenew({ supportsAutoRenew: plan.supportsAutoRenew, orderType: subscription.orderType }),
    order_type: subscription.orderType,
    payment_method: paymentMethod && paymentMethodRecord(paymentMethod),
    promotion_code: promotionCode,
    max_caregivers: plan.maxCaregivers,
    ...(subscription.openCharge ? { checking: true } : {}),
  };
}
