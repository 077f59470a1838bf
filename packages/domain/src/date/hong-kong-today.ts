import type { IsoDate } from "./iso-date.ts";

/** Hong Kong has kept UTC+8 all year round since 1979. */
export const hongKongOffsetMs = 8 * 60 * 60 * 1000;

/**
 * Today's date in Hong Kong, which at 00:30 there is still yesterday's in UTC. Every page may ask for it, so it stands
 * apart from what checks dates.
 * @source T66
 */
export function hongKongToday(now: Date | number): IsoDate {
  return new Date(Number(now) + hongKongOffsetMs).toISOString().slice(0, 10) as IsoDate;
}
