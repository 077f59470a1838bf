import {
  calledName,
  formatDate,
  formatMoney,
  type IsoDate,
  isStoreOrder,
  lastRetryDay,
  type OrderType,
  orderType,
} from "@gk/domain";
import type { Definition } from "@gk/ui/definition-list";
import type { SubscriptionPanelProps, SubscriptionState } from "@gk/ui/subscription-panel";
import type { Child, Subscription } from "@gk/web";
import { methodName, orderMethod } from "../../../../payment/method.ts";
import { named } from "../../../../words/named.tsx";
import type { Translator } from "../../../../words/words.ts";

const dateOf = (t: Translator, day: IsoDate, style?: "short") => formatDate(day, t.locale, style);

/** How a child's plan stands, also where there is none. */
export function stateOf({ status, subscription }: Child): SubscriptionState {
  if (subscription) return subscription.status;
  return status === "freeTrial" ? "trial" : "none";
}

/** What a plan is paid with: the kept card, or the way of its order. The card that paid for it may be deleted since. */
function paidWith(t: Translator, { payment_method, order_type, auto_renew }: Subscription): string {
  if (payment_method) return methodName(t, payment_method);
  if (order_type !== orderType.card) return orderMethod(t, order_type).name;
  return t(auto_renew ? "subscription.paymentMethod.missing" : "subscription.paymentMethod.deleted");
}

/** What is charged once auto-renew is on: without a card of its own, the account's default. */
const willBePaidWith = (t: Translator, { payment_method }: Subscription): string =>
  payment_method ? methodName(t, payment_method) : t("subscription.paymentMethod.default");

/** The plan's days, its next charge, who shares it. */
function factsOf(t: Translator, subscription: Subscription, caregivers: number): Definition[] {
  const { started_on, ends_on, next_bill_on, charge_cents, promotion_code, max_caregivers } = subscription;
  return [
    { id: "start", term: t("subscription.startDate"), detail: dateOf(t, started_on, "short") },
    next_bill_on === null
      ? { id: "end", term: t("subscription.endDate"), detail: dateOf(t, ends_on, "short") }
      : { id: "bill", term: t("subscription.nextBillDate"), detail: dateOf(t, next_bill_on, "short") },
    ...(charge_cents === null
      ? []
      : [
          {
            id: "charge",
            term: t("subscription.nextCharge"),
            detail: formatMoney(charge_cents),
            figure: true,
          },
        ]),
    { id: "method", term: t("subscription.paymentMethod"), detail: paidWith(t, subscription) },
    { id: "caregivers", term: t("subscription.caregivers"), detail: `${caregivers} / ${max_caregivers}`, figure: true },
    ...(promotion_code === null ? [] : [{ id: "code", term: t("subscription.coupon"), detail: promotion_code }]),
  ];
}

function statusWord(t: Translator, child: Child, state: SubscriptionState): string {
  if (state === "none") return t("child.status.notUpgraded");
  if (state === "ending" && child.subscription) {
    return t("subscription.status.ending", { date: dateOf(t, child.subscription.ends_on) });
  }
  return t(`subscription.status.${state}`);
}

/** What a failed renewal asks for, and that one is being checked, and what follows a plan that does not renew; a store decides that itself. */
function bodyOf(t: Translator, child: Child, subscription: Subscription): string | undefined {
  const { status, ends_on, order_type, checking } = subscription;
  if (checking) return t("subscription.checking.body", { name: calledName(child), date: dateOf(t, ends_on) });
  if (status === "pastDue") {
    const date = dateOf(t, lastRetryDay(ends_on));
    return subscription.payment_method
      ? t("subscription.pastDue.body", { method: paidWith(t, subscription), date })
      : t("subscription.pastDue.noMethod", { date });
  }
  if (status !== "ending" || isStoreOrder(order_type)) return undefined;
  return t("subscription.ending.body", { name: calledName(child), date: dateOf(t, ends_on) });
}

/** The panel about a child's plan. */
export function panelOf(
  t: Translator,
  child: Child,
): Pick<SubscriptionPanelProps, "state" | "plan" | "facts" | "words"> {
  const { subscription } = child;
  const state = stateOf(child);
  if (!subscription) {
    return {
      state,
      words: {
        title: t("subscription.none.title"),
        body: named(t("subscription.none.body", { name: calledName(child) }), t.locale),
        status: statusWord(t, child, state),
      },
    };
  }
  const body = bodyOf(t, child, subscription);
  const { plan } = subscription;
  return {
    state,
    plan: { kind: plan.slug, name: plan.name, period: plan.period },
    facts: factsOf(t, subscription, child.caregiver_users.length),
    words: {
      title: t("subscription.current"),
      status: statusWord(t, child, state),
      ...(body === undefined ? {} : { body: named(body, t.locale) }),
    },
  };
}

/** Why a plan has no switch for auto-renew: its store manages it, or it does not renew (decisions 27 and 43). */
export function noSwitchWords(t: Translator, { order_type }: Subscription): string {
  if (!isStoreOrder(order_type)) return t("subscription.autoRenew.notSupported");
  return t("payment.store.manage", { store: orderMethod(t, order_type).name });
}

/** Where each store's purchases are managed, in whatever app or browser. */
const storePages: Partial<Record<OrderType, string>> = {
  [orderType.apple]: "https://apps.apple.com/account/subscriptions",
  [orderType.google]: "https://play.google.com/store/account/subscriptions",
};

/** The way to a plan's store, where it was bought in one. */
export function storeLink(t: Translator, { order_type }: Subscription): { href: string; label: string } | undefined {
  const href = storePages[order_type];
  return href === undefined
    ? undefined
    : { href, label: t("payment.store.open", { store: orderMethod(t, order_type).name }) };
}

/** The words of the switch, and of the question before it turns (spec §4). */
export function renewalWords(t: Translator, child: Child, subscription: Subscription) {
  const { auto_renew, ends_on, next_bill_on, renewal_cents } = subscription;
  const date = dateOf(t, next_bill_on ?? ends_on);
  const amount = formatMoney(renewal_cents);
  const turn = auto_renew ? "turnOff" : "turnOn";
  return {
    description: auto_renew
      ? t("subscription.autoRenew.onBody", { date, amount })
      : t("subscription.autoRenew.offBody", { date }),
    question: {
      ...t.group(`subscription.autoRenew.${turn}`, ["title", "body"], {
        name: calledName(child),
        date,
        amount,
        method: willBePaidWith(t, subscription),
      }),
      confirm: t(`subscription.autoRenew.${turn}`),
      back: t("common.back"),
    },
  };
}
