/** The day from which the seed's demo accounts, orders and records count (decision 56). */
const SEED_DAY = "2026-11-20";

const DAY_MS = 86_400_000;

/** Moves an ISO day, or a time that begins with one, by whole years; the rest of the text stays as it is. */
export function shiftYears(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
}

/**
 * The years by which something that begins on a day moves so that it began as recently as possible: articles and
 * advertisements are then all to be seen, with the newest always recent.
 */
export function yearsToLatestStart(start: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(start.slice(0, 4));
  return shiftYears(start, years) <= today ? years : years - 1;
}

/** The years by which things that end on given days move together so that the last has not ended, and no more. */
export function yearsToOpenEnd(ends: readonly string[], today: string): number {
  const last = ends.reduce((latest, end) => (end > latest ? end : latest));
  const years = Number(today.slice(0, 4)) - Number(last.slice(0, 4));
  return shiftYears(last, years) >= today ? years : years + 1;
}

/** The days since the seed was written. */
export function daysSinceSeed(today: string): number {
  return Math.round((Date.parse(today) - Date.parse(SEED_DAY)) / DAY_MS);
}

/** The whole months since the seed was written, by which monthly records move: days would land two in one month. */
export function monthsSinceSeed(today: string): number {
  const months = monthNumber(today) - monthNumber(SEED_DAY);
  return today.slice(8) >= SEED_DAY.slice(8) ? months : months - 1;
}

/** Moves an ISO day. */
export function shiftDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Moves a point in time. */
export function shiftTime(time: string, days: number): Date {
  return new Date(Date.parse(time) + days * DAY_MS);
}

/** Moves a month such as `2026-05`. */
export function shiftMonths(month: string, months: number): string {
  const moved = monthNumber(month) + months;
  return `${Math.floor(moved / 12)}-${String((moved % 12) + 1).padStart(2, "0")}`;
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}
