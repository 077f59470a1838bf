import { intlLocale, type Locale } from "../locale/locale.ts";
import { hongKongTime, timeZone } from "./hong-kong.ts";
import { dateParts, type IsoDate } from "./iso-date.ts";

/** The ways of writing a date: in text, in tables, with its weekday, as a month of a year, as the sheet of a calendar. */
const dateStyles = {
  long: { day: "numeric", month: "long", year: "numeric" },
  short: { day: "numeric", month: "short", year: "numeric" },
  weekday: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  month: { month: "long", year: "numeric" },
  sheet: { month: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A way of writing a date. */
export type DateStyle = keyof typeof dateStyles;

const timeStyle = { hour: "numeric", minute: "2-digit", hour12: true } as const satisfies Intl.DateTimeFormatOptions;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is slow, so each one is made once. */
function formatter(locale: Locale, key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${key}`;
  const made = formatters.get(name) ?? new Intl.DateTimeFormat(intlLocale[locale], { timeZone, ...options });
  formatters.set(name, made);
  return made;
}

/**
 * Evens out what engines print: narrow spaces become plain ones, so that server and browser agree, and September is
 * shortened to three letters like the other months, not to the `Sept` of `en-HK`.
 */
function evened(text: string): string {
  return text.replace(/[\u2009\u202f]/g, " ").replace(/\bSept\b/g, "Sep");
}

function toTime(when: IsoDate | Date | number): number {
  return typeof when === "string" ? hongKongTime(when) : Number(when);
}

/**
 * A date as Hong Kong reads it.
 * @default style "long"
 * @source decision 57
 * @example formatDate("2026-11-20", "en-US") // "20 November 2026"
 */
export function formatDate(when: IsoDate | Date | number, locale: Locale, style: DateStyle = "long"): string {
  return evened(formatter(locale, style, dateStyles[style]).format(toTime(when)));
}

/**
 * A time of day in Hong Kong.
 * @source decision 57
 * @example formatTime(Date.UTC(2026, 10, 20, 7, 30), "en-US") // "3:30 pm"
 */
export function formatTime(when: Date | number, locale: Locale): string {
  return evened(formatter(locale, "time", timeStyle).format(when));
}

/**
 * A short date with its time.
 * @source decision 57
 * @example formatDateTime(Date.UTC(2026, 10, 20, 7, 30), "en-US") // "20 Nov 2026, 3:30 pm"
 */
export function formatDateTime(when: Date | number, locale: Locale): string {
  return evened(formatter(locale, "dateTime", { ...dateStyles.short, ...timeStyle }).format(when));
}

/**
 * The days from one date to another, without saying twice what they share.
 * @source decision 57
 * @example formatDateRange("2026-11-20", "2026-11-25", "zh-HK") // "2026年11月20日 至 25日"
 */
export function formatDateRange(from: IsoDate, to: IsoDate, locale: Locale): string {
  if (from === to) return formatDate(from, locale, "short");
  if (locale === "zh-HK") return formatChineseRange(from, to);
  const range = formatter(locale, "short", dateStyles.short);
  return evened(range.formatRange(hongKongTime(from), hongKongTime(to)));
}

/** Written here because `Intl` prints a Chinese range in digits and slashes. */
function formatChineseRange(from: IsoDate, to: IsoDate): string {
  const start = dateParts(from);
  const end = dateParts(to);
  const sameYear = start.year === end.year;
  const endText = sameYear && start.month === end.month ? `${end.day}日` : `${end.month}月${end.day}日`;
  return `${formatDate(from, "zh-HK")} 至 ${sameYear ? endText : formatDate(to, "zh-HK")}`;
}
