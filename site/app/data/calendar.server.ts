import ical, { ICalEventTransparency } from "ical-generator";
import { addDays, daySeconds, type IsoDate, type Locale } from "@gk/domain";

/** Something that happens on a day, or on several, as a calendar shows it. */
export type CalendarDay = {
  /** What it is called for as long as it is the same: a calendar that has it already changes it. */
  id: string;
  day: IsoDate;
  /** The last of several days. */
  lastDay?: IsoDate;
  title: string;
  body: string;
  /** The page that says more. */
  url: string;
};

/** Something that happens at its time and place. */
export type CalendarEvent = {
  /** What it is called for as long as it is the same. */
  id: string;
  starts: Date;
  ends: Date;
  title: string;
  body: string;
  place: string;
  /** The page that says more. */
  url: string;
};

/** A calendar of events, which programs ask for again once a day. */
export const eventsCalendar = (
  name: string,
  events: readonly CalendarEvent[],
  { locale, now }: { locale: Locale; now: Date },
) =>
  ical({
    name,
    prodId: { company: "GK", product: "GK", language: locale },
    ttl: daySeconds,
    events: events.map(({ id, starts, ends, title, body, place, url }) => ({
      id,
      start: starts,
      end: ends,
      summary: title,
      description: body,
      location: place,
      url,
      stamp: now,
    })),
  }).toString();

const dateFor = (day: IsoDate) => new Date(`${day}T00:00:00Z`);

/**
 * A calendar's file (RFC 5545) with whole days. They are Hong Kong's wherever the calendar is, so they have no time zone;
 * nobody is busy because of them.
 */
export const calendarOf = (
  { id, day, lastDay = day, title, body, url }: CalendarDay,
  { locale, now }: { locale: Locale; now: Date },
) =>
  ical({
    prodId: { company: "GK", product: "GK", language: locale },
    events: [
      {
        id,
        start: dateFor(day),
        // The end of whole days is the day after them; of a single day it is left out.
        ...(lastDay > day && { end: dateFor(addDays(lastDay, 1)) }),
        allDay: true,
        summary: title,
        description: body,
        url,
        stamp: now,
        transparency: ICalEventTransparency.TRANSPARENT,
      },
    ],
  }).toString();
