import ical, { ICalEventTransparency } from "ical-generator";
import type { IsoDate, Locale } from "@gk/domain";

/** Something that happens on a day, as a calendar shows it. */
export type CalendarDay = {
  /** What it is called for as long as it is the same: a calendar that has it already changes it. */
  id: string;
  day: IsoDate;
  title: string;
  body: string;
  /** The page that says more. */
  url: string;
};

/**
 * A calendar's file (RFC 5545) with one whole day. The day is Hong Kong's wherever the calendar is, so it has no time zone;
 * nobody is busy because of it.
 */
export const calendarOf = (
  { id, day, title, body, url }: CalendarDay,
  { locale, now }: { locale: Locale; now: Date },
) =>
  ical({
    prodId: { company: "GK", product: "GK", language: locale },
    events: [
      {
        id,
        start: new Date(`${day}T00:00:00Z`),
        allDay: true,
        summary: title,
        description: body,
        url,
        stamp: now,
        transparency: ICalEventTransparency.TRANSPARENT,
      },
    ],
  }).toString();
