import { defaultLocale, intlLocale, type Locale } from "../locale/locale.ts";
import { minimumChargeCents } from "./money-bounds.ts";

/** Made when the first sum is written, not where this is imported: the first use of `Intl` takes long. */
function formatter(locale: Locale, options: Intl.NumberFormatOptions): () => Intl.NumberFormat {
  let made: Intl.NumberFormat | undefined;
  return () => (made ??= new Intl.NumberFormat(intlLocale[locale], options));
}

const currency = { style: "currency", currency: "HKD" } as const;
const charged = { "zh-HK": formatter("zh-HK", currency), "en-US": formatter("en-US", currency) } as const;
const promotion = formatter(defaultLocale, {
  ...currency,
  currencyDisplay: "narrowSymbol",
  trailingZeroDisplay: "stripIfInteger",
});
const amount = formatter(defaultLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function dollars(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`);
  return cents / 100;
}

/**
 * A price where money is charged, in plans and checkout (T117). Both languages write it alike.
 * @units HK cents
 * @errors RangeError when the cents are not a whole number
 * @source decision 2; T100
 * @example formatMoney(123450, "zh-HK") // "HK$1,234.50"
 */
export function formatMoney(cents: number, locale: Locale): string {
  return charged[locale]().format(dollars(cents));
}

/**
 * An amount without its currency: two decimals and separators.
 * @units HK cents
 * @errors RangeError when the cents are not a whole number
 * @source spec §9; T100
 * @example formatAmount(10) // "0.10"
 */
export function formatAmount(cents: number): string {
  return amount().format(dollars(cents));
}

/**
 * An amount in a promotion, short.
 * @units HK cents
 * @errors RangeError when the cents are not a whole number
 * @source T117
 * @example formatPromotion(5000) // "$50"
 */
export function formatPromotion(cents: number): string {
  return promotion().format(dollars(cents));
}

/**
 * What is charged for a price with a promotion code, never below HK$0.10. In cents, so that nothing drifts (T100).
 * @units HK cents
 * @source spec §9; decision 29
 */
export function amountAfter(code: { readonly discount_cents: number } | null | undefined, priceCents: number): number {
  return Math.max(minimumChargeCents, priceCents - (code?.discount_cents ?? 0));
}
