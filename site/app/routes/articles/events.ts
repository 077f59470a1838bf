import { formatDateTime, formatMoney, formatTime, hongKongToday } from "@gk/domain";
import type { TagTone } from "@gk/ui/tag";
import type { ArticleSummary } from "@gk/web";
import { daySheet } from "../../content/day-sheet.ts";
import { type EventStatus, eventStatus } from "../../content/event-status.ts";
import { placesLeftAt } from "../../content/places-left.ts";
import type { Translator } from "../../words/words.ts";

export type Happening = NonNullable<ArticleSummary["event"]>;
type Times = Pick<Happening, "starts_at" | "ends_at">;
type Places = Pick<Happening, "quota" | "joined">;
type Place = Pick<Happening, "venue"> & { district: Pick<Happening["district"], "name"> };

const dayOf = (moment: string) => hongKongToday(new Date(moment));

/** Whether a venue says its district itself, which is then not said twice. */
const saysDistrict = ({ venue, district }: Place) => venue.endsWith(district.name);

/** Where an event is, for calendars and maps. */
export const eventAddress = (place: Place): string =>
  saysDistrict(place) ? place.venue : `${place.venue}, ${place.district.name}`;

/** Where an event is, for its page. */
export const eventPlace = (t: Translator, place: Place): string =>
  saysDistrict(place) ? place.venue : t("events.place", { venue: place.venue, district: place.district.name });

/** What is said of an event's places: those that are left, or, where nobody counts, how many there are. */
export function eventPlaces(t: Translator, event: Places): string {
  const left = placesLeftAt(event);
  if (left === 0) return t("events.status.full");
  return left === undefined ? t("events.places", { count: event.quota }) : t("events.left", { count: left });
}

/** What stands first of an event in a list: its places while somebody can come, then where it is in time. */
export function eventTag(t: Translator, event: Times & Places, now: string): { text: string; tone: TagTone } {
  const status = eventStatus(event, now);
  if (status !== "upcoming") return { text: t(`events.status.${status}`), tone: statusTone[status] };
  if (event.quota === 0) return { text: t("events.status.upcoming"), tone: "success" };
  return { text: eventPlaces(t, event), tone: placesLeftAt(event) === 0 ? "neutral" : "success" };
}

const statusTone = { ongoing: "current", ended: "neutral" } as const satisfies Partial<Record<EventStatus, TagTone>>;

/** Events as a family reads them: what comes next first, then what is over, the latest first. */
export function inOrder<Item extends { event: Times | null }>(items: readonly Item[], now: string): Item[] {
  const start = ({ event }: Item) => (event ? Date.parse(event.starts_at) : 0);
  const isOver = ({ event }: Item) => !event || eventStatus(event, now) === "ended";
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
  fee_cents === 0 ? t("events.fee.free") : formatMoney(fee_cents);
