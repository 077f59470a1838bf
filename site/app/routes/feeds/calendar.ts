import { eventsCalendar } from "../../data/calendar.server.ts";
import { translatorOf } from "../../data/head.server.ts";
import { visitOf } from "../../data/page.server.ts";
import type { Route } from "./+types/calendar";
import { calendarEvent, eventsOf, feedAnswer } from "./articles.server.ts";
import { feedTypes } from "./feed.ts";

/** All events, for calendars that ask for them again (decision 126). */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const t = translatorOf(visit);
  const events = (await eventsOf(visit)).flatMap((article) => calendarEvent(visit, article) ?? []);
  const name = t("feed.title", { section: t("events.title") });
  return feedAnswer(eventsCalendar(name, events, visit), feedTypes.calendar);
}
