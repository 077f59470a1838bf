/**
 * A calendar day in Hong Kong, `YYYY-MM-DD`. Two of them compare as texts.
 * @source decision 2
 */
export type IsoDate = `${number}-${number}-${number}`;

/**
 * Whether a text is a day that exists: `2026-02-31` is not one.
 * @source T66
 */
export function isRealDate(text: unknown): text is IsoDate {
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The year, month (1–12) and day of a date. */
export function dateParts(date: IsoDate): { readonly year: number; readonly month: number; readonly day: number } {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day };
}

/** The date of a year, month and day; a month or day beyond its range runs over into the next. */
export function dateOf(year: number, month: number, day: number): IsoDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) as IsoDate;
}
