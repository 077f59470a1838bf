import { formatDate, formatMoney, type IsoDate, type OrderType, orderType, type Quote, quote } from "@gk/domain";
import type { OrderSummaryProps } from "@gk/ui/order-summary";
import type { Plan, PromotionCheck } from "@gk/web";
import type { Translator } from "../../../../words/words.ts";

type Purchase = {
  childName: string;
  plan: Plan;
  promotion: PromotionCheck | undefined;
  /** How it is paid. @default by card */
  type?: OrderType;
  /** What is charged now and to what, in words. */
  charge: (amount: string) => string;
  today: IsoDate;
};

/** What a purchase costs now and later; the same sums as the provider's. */
export const quoteOf = ({
  plan,
  promotion,
  today,
  type = orderType.card,
}: Pick<Purchase, "plan" | "promotion" | "today" | "type">): Quote =>
  quote({ plan, orderType: type, promotionCode: promotion ?? null, today });

/** Says before the button what is charged now, when and how much next, and where to turn it off (decision 50). */
function honestWords(t: Translator, { childName, charge }: Purchase, quoted: Quote): OrderSummaryProps["honest"] {
  const now = charge(formatMoney(quoted.chargeCents));
  if (quoted.nextBillOn === null || quoted.nextChargeCents === null) {
    return { now, next: t("premium.summary.autoRenewNone", { date: formatDate(quoted.endsOn, t.locale) }) };
  }
  return {
    now,
    next: t("premium.summary.autoRenewOn", {
      date: formatDate(quoted.nextBillOn, t.locale),
      amount: formatMoney(quoted.nextChargeCents),
    }),
    wayOut: t("common.labelValue", {
      label: t("subscription.autoRenew.turnOff"),
      value: [t("member.menu.children"), childName, t("subscription.title")].join(" › "),
    }),
  };
}

/** What is being bought: the plan, its days, the sums, the honest sentences. */
export function summaryOf(t: Translator, purchase: Purchase) {
  const { plan, promotion } = purchase;
  const quoted = quoteOf(purchase);
  const day = (date: IsoDate) => formatDate(date, t.locale, "short");
  return {
    quoted,
    facts: [
      { id: "plan", term: t("premium.summary.plan"), detail: plan.name },
      { id: "period", term: t("premium.summary.period"), detail: plan.period },
      { id: "starts", term: t("premium.summary.starts"), detail: day(quoted.startsOn) },
      { id: "ends", term: t("premium.summary.ends"), detail: day(quoted.endsOn) },
    ],
    amounts: [
      { id: "price", term: t("premium.summary.price"), detail: formatMoney(plan.price_cents), figure: true },
      ...(promotion
        ? [
            {
              id: "discount",
              term: t("receipt.discount", { code: promotion.code }),
              detail: `−${formatMoney(quoted.discountCents)}`,
              figure: true,
              saved: true,
            },
          ]
        : []),
    ],
    total: formatMoney(quoted.chargeCents),
    honest: honestWords(t, purchase, quoted),
  };
}
