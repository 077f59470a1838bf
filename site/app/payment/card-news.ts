import { calledName, formatDate, type IsoDate } from "@gk/domain";
import { named } from "../words/named.tsx";
import type { Translator } from "../words/words.ts";
import type { ExpiringCard } from "./expiring-card.ts";
import { methodName } from "./method.ts";

/** Says which card expires when, and what it would have paid. */
export function expiryNews(t: Translator, { child, method, nextBillOn }: ExpiringCard) {
  const { exp_year, exp_month } = method;
  const lastMonth = `${exp_year}-${String(exp_month).padStart(2, "0")}-01` as IsoDate;
  return named(
    t("paymentMethods.card.expiresBefore", {
      method: methodName(t, method),
      month: formatDate(lastMonth, t.locale, "month"),
      date: formatDate(nextBillOn, t.locale),
      name: calledName(child),
    }),
    t.locale,
  );
}
