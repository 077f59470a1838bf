import { formatMoney, formatPromotion, giftWorthOverCents, type IsoDate, type OrderType, orderType } from "@gk/domain";
import type { PaymentGroup, PaymentOption, PaymentWallet } from "@gk/ui/payment-choice";
import type { PlanOption } from "@gk/ui/plan-choice";
import type { PaymentMethod, Plan } from "@gk/web";
import { methodExpiry, methodKind, methodName } from "../../../../payment/method.ts";
import { pricePerMonth } from "../../../../plans/plan-price.ts";
import { dotted } from "../../../../words/dotted.ts";
import type { Translator } from "../../../../words/words.ts";
import { answeredMethod, methodValue, newCard, octopus, type PurchaseAnswers, tapAndGo } from "./answers.ts";

/** The plans to choose from. A gift comes only with the year (T106). */
export const planOptions = (t: Translator, plans: readonly Plan[]): PlanOption[] =>
  plans.map((plan) => {
    const perMonth = pricePerMonth(t, plan);
    return {
      value: String(plan.id),
      kind: plan.slug,
      name: plan.name,
      period: plan.period,
      price: formatMoney(plan.price_cents),
      ...(perMonth ? { perMonth } : {}),
      ...(plan.highlight ? { recommended: t("plans.badge.recommended") } : {}),
      ...(plan.gift ? { gift: t("premium.summary.gift", { amount: formatPromotion(giftWorthOverCents) }) } : {}),
    };
  });

function savedOption(t: Translator, method: PaymentMethod, today: IsoDate): PaymentOption {
  const { isExpired, text } = methodExpiry(t, method, today);
  const facts = [...(text ? [text] : []), ...(method.is_default ? [t("paymentMethods.default")] : [])];
  const hint = dotted(facts, t.locale);
  return {
    value: methodValue(method),
    kind: methodKind(method),
    name: methodName(t, method),
    ...(hint ? { hint } : {}),
    unavailable: isExpired,
  };
}

/** What the provider takes money by: its kept ways, and how else. */
export type Accepted = { methods: readonly PaymentMethod[]; accepts?: readonly OrderType[] | undefined };

/** Whether the provider takes money by a way; one that does not say it takes cards (decision 53). */
const takes = ({ accepts }: Accepted, type: OrderType) => accepts?.includes(type) ?? type === orderType.card;

/** The kept ways to pay that can be charged by. */
const keptIn = (accepted: Accepted) => accepted.methods.filter(({ type }) => takes(accepted, type));

/** The ways to pay besides what is kept and a new card. */
const otherWays = [
  {
    value: tapAndGo,
    type: orderType.tapAndGo,
    kind: "tapngo",
    name: "payment.method.tapngo",
    hint: "payment.method.tapngo.hint",
  },
  {
    value: octopus,
    type: orderType.octopus,
    kind: "octopus",
    name: "payment.method.octopus",
    hint: "payment.method.octopus.hint",
  },
] as const;

/** The ways to pay that work: what is kept (an expired card can't be chosen, T107), a new card with the wallets that its page takes, and what else the provider accepts (decision 53). */
export const paymentGroups = (
  t: Translator,
  accepted: Accepted,
  today: IsoDate,
  wallets?: readonly PaymentWallet[],
): PaymentGroup[] => [
  {
    id: "saved",
    name: t("premium.payment.saved"),
    options: keptIn(accepted).map((method) => savedOption(t, method, today)),
  },
  {
    id: "other",
    ...(keptIn(accepted).length > 0 ? { name: t("premium.payment.other") } : {}),
    options: [
      { value: newCard, kind: "card", name: t("payment.method.card"), hint: t("payment.method.card.hint"), wallets },
      ...otherWays
        .filter(({ type }) => takes(accepted, type))
        .map(({ value, kind, name, hint }) => ({ value, kind, name: t(name), hint: t(hint) })),
    ],
  },
];

/**
 * The way to pay that is chosen at first: the one answered before, else the default one if it is valid, or the only one
 * that there is. The parent has chosen none of several others.
 */
export function firstMethod(
  t: Translator,
  accepted: Accepted,
  today: IsoDate,
  answered?: PurchaseAnswers,
): string | undefined {
  const valid = keptIn(accepted).filter((method) => !methodExpiry(t, method, today).isExpired);
  const before = answered && answeredMethod(answered);
  if (otherWays.some(({ value, type }) => value === before && takes(accepted, type))) return before;
  if (before === newCard || valid.some((method) => methodValue(method) === before)) return before;
  const first = valid.find(({ is_default }) => is_default);
  if (first) return methodValue(first);
  const open = paymentGroups(t, accepted, today).flatMap(({ options }) =>
    options.filter((option) => !option.unavailable),
  );
  return open.length === 1 ? open[0]?.value : undefined;
}

/** Says what is charged now, and to which card as far as that is known. */
export function chargeWords(
  t: Translator,
  methods: readonly PaymentMethod[],
  value: string | undefined,
  amount: string,
): string {
  const kept = methods.find((method) => methodValue(method) === value);
  if (kept) return t("premium.confirm.body", { amount, method: methodName(t, kept) });
  if (value === octopus) return t("premium.confirm.octopus", { amount });
  if (value === tapAndGo) return t("premium.confirm.tapngo", { amount });
  return t(value === newCard ? "premium.confirm.newCard" : "premium.confirm.noMethod", { amount });
}
