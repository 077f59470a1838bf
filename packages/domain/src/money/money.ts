import { formatCount } from "../number/format-count.ts";
import { minimumChargeCents } from "./money-bounds.ts";

/** An amount with two decimals and separators; a sum below nothing has its sign before the currency. */
function written(cents: number, currency = ""): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`);
  const positive = Math.abs(cents);
  const rest = String(positive % 100).padStart(2, "0");
  return `${cents < 0 ? "-" : ""}${currency}${formatCount(Math.floor(positive / 100))}.${rest}`;
}

/**
 * A price where money is charged, in plans and checkout (T117). Both languages write it alike.
 * @units HK cents
 * @errors RangeError when the cents are not a whole number
 * @source decision 2; T100
 * @example formatMoney(123450) // "HK$1,234.50"
 */
export function formatMoney(cents: number): string {
  return written(cents, "HK$");
}

/**
 * An amount without its currency: two decimals and separators.
 * @units HK cents
 * @errors RangeError when the cents are not a whole number
 * @source spec §9; T100
 * @example formatAmount(10) // "0.10"
 */
export function formatAmount(cents: number): string {
  return written(cents);
}

/**
 * An amount in a promotion, short.
 * @units HK cents
 * @errors RangeError when the cents are not a whole number
 * @source T117
 * @example formatPromotion(5000) // "$50"
 */
export function formatPromotion(cents: number): string {
  return written(cents, "$").replace(/\.00$/, "");
}

/**
 * What is charged for a price with a promotion code, never below HK$0.10. In cents, so that nothing drifts (T100).
 * @units HK cents
 * @source spec §9; decision 29
 */
export function amountAfter(code: { readonly discount_cents: number } | null | undefined, priceCents: number): number {
  return Math.max(minimumChargeCents, priceCents - (code?.discount_cents ?? 0));
}
