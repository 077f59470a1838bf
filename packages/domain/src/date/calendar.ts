import { dayMs } from "./day-length.ts";
import { dateOf, dateParts, type IsoDate } from "./iso-date.ts";

/** The date so many days later; a negative count goes back. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const { year, month, day } = dateParts(date);
  return dateOf(year, month, day + days);
}

/**
 * The same day of a later month, or its last day where it has no such day.
 * @source decision 27
 * @example addMonths("2026-01-31", 1) // "2026-02-28"
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = dateParts(date);
  const lastDay = dateParts(dateOf(year, month + months + 1, 0)).day;
  return dateOf(year, month + months, Math.min(day, lastDay));
}

/** The days from one date to another; negative when the second comes first. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/**
 * The age in full years on a day.
 * @units years
 */
export function age(dateOfBirth: IsoDate, today: IsoDate): number {
  const hadBirthday = today.slice(5) >= dateOfBirth.slice(5);
  return dateParts(today).year - dateParts(dateOfBirth).year - (hadBirthday ? 0 : 1);
}
