import { formatMoney, formatPromotion, giftWorthOverCents, type IsoDate } from "@gk/domain";
import type { PaymentGroup, PaymentOption } from "@gk/ui/payment-choice";
import type { PlanOption } from "@gk/ui/plan-choice";
import type { PaymentMethod, Plan } from "@gk/web";
import { methodExpiry, methodKind, methodName } from "../../../../payment/method.ts";
import { pricePerMonth } from "../../../../plans/plan-price.ts";
import type { Translator } from "../../../../words/words.ts";
import { answeredMethod, methodValue, newCard, type PurchaseAnswers } from "./answers.ts";

/** The plans to choose from. A gift comes only with the year (T106). */
export const planOptions = (t: Translator, plans: readonly Plan[]): PlanOption[] =>
  plans.map((plan) => {
    const perMonth = pricePerMonth(t, plan);
    return {
      value: String(plan.id),
      kind: plan.slug,
      name: plan.name,
      period: plan.period,
      price: formatMoney(plan.price_cents, t.locale),
      ...(perMonth ? { perMonth } : {}),
      ...(plan.highlight ? { recommended: t("plans.badge.recommended") } : {}),
      ...(plan.gift ? { gift: t("premium.summary.gift", { amount: formatPromotion(giftWorthOverCents) }) } : {}),
    };
  });

/** The plan that is chosen at first: the one asked for by its slug, the highlighted one, the first. */
export const firstPlan = (plans: readonly Plan[], slug: string | null): Plan | undefined =>
  plans.find((plan) => plan.slug === slug) ?? plans.find(({ highlight }) => highlight) ?? plans[0];

function savedOption(t: Translator, method: PaymentMethod, today: IsoDate): PaymentOption {
  const { isExpired, text } = methodExpiry(t, method, today);
  const hint = [...(text ? [text] : []), ...(method.is_default ? [t("paymentMethods.default")] : [])].join(" · ");
  return {
    value: methodValue(method),
    kind: methodKind(method),
    name: methodName(t, method),
    ...(hint ? { hint } : {}),
    unavailable: isExpired,
  };
}

const isCard = ({ type }: PaymentMethod) => String(type) === newCard;

/** The ways to pay that work: kept cards (an expired one can't be chosen, T107) and a new card (decision 53). */
export const paymentGroups = (t: Translator, methods: readonly PaymentMethod[], today: IsoDate): PaymentGroup[] => [
  {
    id: "saved",
    name: t("premium.payment.saved"),
    options: methods.filter(isCard).map((method) => savedOption(t, method, today)),
  },
  {
    id: "other",
    ...(methods.some(isCard) ? { name: t("premium.payment.other") } : {}),
    options: [{ value: newCard, kind: "card", name: t("payment.method.card"), hint: t("payment.method.card.hint") }],
  },
];

/**
 * The way to pay that is chosen at first: the one answered before, else the default card if it is valid, another valid
 * one, a new card.
 */
export function firstMethod(
  t: Translator,
  methods: readonly PaymentMethod[],
  today: IsoDate,
  answered?: PurchaseAnswers,
): string {
  const valid = methods.filter((method) => isCard(method) && !methodExpiry(t, method, today).isExpired);
  const before = answered && answeredMethod(answered);
  if (before === newCard || valid.some((method) => methodValue(method) === before)) return before ?? newCard;
  const first = valid.find(({ is_default }) => is_default) ?? valid[0];
  return first ? methodValue(first) : newCard;
}

/** What a way to pay is called in a sentence. */
export function chosenMethodName(t: Translator, methods: readonly PaymentMethod[], value: string): string {
  const kept = methods.find((method) => methodValue(method) === value);
  return kept ? methodName(t, kept) : t("payment.method.card");
}
