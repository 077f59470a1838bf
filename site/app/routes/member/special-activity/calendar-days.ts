import type { ActivitySummary } from "@gk/web";
import { textPreview } from "../../../content/text-preview.ts";
import type { CalendarDay } from "../../../data/calendar.server.ts";
import type { Translator } from "../../../words/words.ts";

/** A special activity as days in a calendar; undefined once it is over. */
export function calendarDays(t: Translator, activity: ActivitySummary, address: string): CalendarDay | undefined {
  if (activity.status === "ended") return undefined;
  const { id, title, summary, starts_on, ends_on } = activity;
  return {
    id: `activity-${id}-${starts_on}`,
    day: starts_on,
    lastDay: ends_on,
    title: t("activity.calendar.name", { title }),
    body: t("activity.calendar.body", { summary: textPreview(summary), address }),
    url: address,
  };
}
