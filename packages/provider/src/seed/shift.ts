import { addDays, addMonths, dateOf, dateParts, dayMs, daysBetween, type IsoDate } from "@gk/domain";
import { dayOf } from "./read.ts";

/** The day from which the seed's demo accounts, orders and records count (decision 56). */
export const SEED_DAY: IsoDate = "2026-11-20";

/** Moves a day by whole years. */
export function shiftYears(day: IsoDate, years: number): IsoDate {
  return addMonths(day, years * 12);
}

/** Moves a time such as `2026-01-24T10:30:00+08:00` by whole years, to the nearest day of the same name: a Saturday stays one. */
export function shiftTimeYears(time: string, years: number): Date {
  const day = dayOf(time.slice(0, 10));
  const weeks = Math.round(daysBetween(day, shiftYears(day, years)) / 7);
  return shiftTimeDays(time, weeks * 7);
}

/**
 * The years by which something that begins on a day moves so that it began as recently as possible: all articles are
 * then to be seen, with the newest always recent.
 */
export function yearsToLatestStart(start: IsoDate, today: IsoDate): number {
  const years = dateParts(today).year - dateParts(start).year;
  return shiftYears(start, years) <= today ? years : years - 1;
}

/** The years by which things that end on given days move together so that the last has not ended, and no more. */
export function yearsToOpenEnd(ends: readonly IsoDate[], today: IsoDate): number {
  const last = ends.reduce((latest, end) => (end > latest ? end : latest));
  const years = dateParts(today).year - dateParts(last).year;
  return shiftYears(last, years) >= today ? years : years + 1;
}

/** The days since the seed was written. */
export function daysSinceSeed(today: IsoDate): number {
  return daysBetween(SEED_DAY, today);
}

/** The whole months since the seed was written, by which monthly records move: days would land two in one month. */
export function monthsSinceSeed(today: IsoDate): number {
  const [from, to] = [dateParts(SEED_DAY), dateParts(today)];
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return to.day >= from.day ? months : months - 1;
}

/** Moves a time by days. */
export function shiftTimeDays(time: string, days: number): Date {
  return new Date(Date.parse(time) + days * dayMs);
}

/** Moves a month such as `2026-05`. */
export function shiftMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return addMonths(dateOf(year, number, 1), months).slice(0, 7);
}

/** Moves a day by days. */
export const shiftDays = addDays;
