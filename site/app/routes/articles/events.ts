import { formatDateTime, formatMoney, formatTime, hongKongToday, type IsoDate } from "@gk/domain";
import type { TagTone } from "@gk/ui/tag";
import type { ArticleSummary } from "@gk/web";
import { daySheet } from "../../content/day-sheet.ts";
import type { Translator } from "../../words/words.ts";

export type Happening = NonNullable<ArticleSummary["event"]>;
type Times = Pick<Happening, "starts_at" | "ends_at">;

export type EventStatus = "upcoming" | "ongoing" | "ended";

const dayOf = (moment: string) => hongKongToday(new Date(moment));

/** Whether an event is still to come on a day in Hong Kong. */
export function eventStatus({ starts_at, ends_at }: Times, today: IsoDate): EventStatus {
  if (dayOf(ends_at) < today) return "ended";
  return dayOf(starts_at) <= today ? "ongoing" : "upcoming";
}

export const statusTone = { upcoming: "reward", ongoing: "current", ended: "neutral" } as const satisfies Record<
  EventStatus,
  TagTone
>;

/** Events as a family reads them: what comes next first, then what is over, the latest first. */
export function inOrder<Item extends { event: Times | null }>(items: readonly Item[], today: IsoDate): Item[] {
  const start = ({ event }: Item) => (event ? Date.parse(event.starts_at) : 0);
  const isOver = ({ event }: Item) => !event || eventStatus(event, today) === "ended";
  const coming = items.filter((item) => !isOver(item)).toSorted((one, other) => start(one) - start(other));
  const over = items.filter(isOver).toSorted((one, other) => start(other) - start(one));
  return [...coming, ...over];
}

/** The sheet of a tear-off calendar for the day on which an event begins. */
export const calendarSheet = (t: Translator, { starts_at }: Times) => daySheet(t, dayOf(starts_at));

/** From when until when, with the day of the end where it is another one. */
export function eventTime(t: Translator, { starts_at, ends_at }: Times): string {
  const end = dayOf(starts_at) === dayOf(ends_at) ? formatTime : formatDateTime;
  return t("common.dateRange", {
    start: formatTime(new Date(starts_at), t.locale),
    end: end(new Date(ends_at), t.locale),
  });
}

/** What taking part costs. */
export const eventFee = (t: Translator, { fee_cents }: Pick<Happening, "fee_cents">): string =>
  fee_cents === 0 ? t("events.fee.free") : formatMoney(fee_cents, t.locale);
