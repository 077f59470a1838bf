import { hongKongOffsetMs } from "./hong-kong-today.ts";
import { dateParts, isRealDate, type IsoDate } from "./iso-date.ts";

/** The time zone of every date and time of the product. @source decision 2 */
export const timeZone = "Asia/Hong_Kong";

/**
 * The moment at which a Hong Kong day reaches an hour.
 * @units milliseconds since 1970
 * @default hour 0, the beginning of the day
 */
export function hongKongTime(date: IsoDate, hour = 0): number {
  const { year, month, day } = dateParts(date);
  return Date.UTC(year, month - 1, day, hour) - hongKongOffsetMs;
}

/**
 * The moment at which something on the wire happens: a time with offset, or the beginning of a Hong Kong day.
 * @units milliseconds since 1970; NaN for a text that is neither
 * @source decision 2
 */
export function momentOf(wire: string): number {
  return isRealDate(wire) ? hongKongTime(wire) : Date.parse(wire);
}
