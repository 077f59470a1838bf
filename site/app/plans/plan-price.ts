import { formatMoney } from "@gk/domain";
import type { PriceText } from "@gk/ui/plan-card";
import type { Plan } from "@gk/web";
import type { Translator } from "../words/words.ts";

/** A plan's price as a page shows it: what is charged, and the list price where it is higher. */
export function planPrice(
  t: Translator,
  { price_cents, list_price_cents }: Pick<Plan, "price_cents" | "list_price_cents">,
): PriceText {
  const price = formatMoney(list_price_cents);
  return {
    now: formatMoney(price_cents),
    ...(list_price_cents > price_cents ? { was: { price, words: t("plans.price.was", { price }) } } : {}),
  };
}

/** What a month of a longer plan costs, to the nearest cent; undefined for a plan of one month. */
export function pricePerMonth(
  t: Translator,
  { price_cents, months }: Pick<Plan, "price_cents" | "months">,
): string | undefined {
  if (months < 2) return undefined;
  return t("plans.price.perMonth", { price: formatMoney(Math.round(price_cents / months)) });
}
