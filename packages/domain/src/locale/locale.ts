/**
 * The languages of the product, the default first.
 * @source spec §9
 */
export const locales = ["zh-HK", "en-US"] as const;

/** A language of the product, as it stands in prefixes, cookies and the `Language` header. */
export type Locale = (typeof locales)[number];

/**
 * The language of unprefixed addresses and of everyone who has not chosen.
 * @source spec §9
 */
export const defaultLocale: Locale = "zh-HK";

/**
 * The number by which the web API knows a language.
 * @source spec §3; T18
 */
export const languageId = { "zh-HK": 1, "en-US": 2 } as const satisfies Record<Locale, number>;

/** A number by which the web API knows a language. */
export type LanguageId = (typeof languageId)[Locale];

/**
 * The locale under which `Intl` writes what Hong Kong reads: `en-US` would put the month before the day (T116).
 * @source decision 57
 */
export const intlLocale = { "zh-HK": "zh-HK", "en-US": "en-HK" } as const satisfies Record<Locale, string>;

/** Whether a text is exactly the name of a language of the product. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language behind a number of the web API, or undefined for an unknown number. */
export function localeOfLanguageId(id: number): Locale | undefined {
  return locales.find((locale) => languageId[locale] === id);
}
