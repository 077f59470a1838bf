import { eventsCalendar } from "../../data/calendar.server.ts";
import { translatorOf } from "../../data/head.server.ts";
import { visitOf } from "../../data/page.server.ts";
import type { Route } from "./+types/calendar";
import { calendarEvent, eventsOf, feedAnswer } from "./articles.server.ts";
import { feedTypes } from "./feed.ts";
import { feedTitle } from "./title.ts";

/** All events, for calendars that ask for them again (decision 126). */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const events = (await eventsOf(visit)).flatMap((article) => calendarEvent(visit, article) ?? []);
  return feedAnswer(eventsCalendar(feedTitle(translatorOf(visit), "events"), events, visit), feedTypes.calendar);
}
