import { calledName, expiresBefore, formatDate, type IsoDate } from "@gk/domain";
import type { Child, PaymentMethod } from "@gk/web";
import { named } from "../words/named.tsx";
import type { Translator } from "../words/words.ts";
import { methodName } from "./method.ts";

/** A child's plan whose card will have expired by its next charge. */
export type ExpiringCard = { child: Child; method: PaymentMethod; nextBillOn: IsoDate };

/** The card of a child's plan, if it can't be charged any more when the plan renews (decision 73). */
export function expiringCard(child: Child): ExpiringCard | undefined {
  const { payment_method: method, next_bill_on, status } = child.subscription ?? {};
  // A renewal that has failed says more than that.
  if (!method || !next_bill_on || status !== "active") return undefined;
  const nextBillOn = next_bill_on as IsoDate;
  return expiresBefore(method, nextBillOn) ? { child, method, nextBillOn } : undefined;
}

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
