import type { ArticleSummary } from "@gk/web";

type Times = Pick<NonNullable<ArticleSummary["event"]>, "starts_at" | "ends_at">;

export type EventStatus = "upcoming" | "ongoing" | "ended";

/** Whether an event is still to come at a moment (decision 171). */
export function eventStatus({ starts_at, ends_at }: Times, now: string | Date): EventStatus {
  const moment = new Date(now).getTime();
  if (Date.parse(ends_at) <= moment) return "ended";
  return Date.parse(starts_at) <= moment ? "ongoing" : "upcoming";
}
