import { textPreview } from "../../content/text-preview.ts";
import { eventsCalendar } from "../../data/calendar.server.ts";
import { translatorOf } from "../../data/head.server.ts";
import { visitOf } from "../../data/page.server.ts";
import { paths } from "../../paths.ts";
import { addressOf } from "../../structured/address.server.ts";
import type { Route } from "./+types/calendar";
import { eventsOf, feedAnswer } from "./articles.server.ts";
import { feedTypes } from "./feed.ts";

/** All events, for calendars that ask for them again (decision 126). */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const t = translatorOf(visit);
  const events = (await eventsOf(visit)).flatMap(({ id, slug, title, summary, event }) =>
    event
      ? [
          {
            id: `event-${id}@gk`,
            starts: new Date(event.starts_at),
            ends: new Date(event.ends_at),
            title,
            body: textPreview(summary),
            place: `${event.venue}, ${event.district.name}`,
            url: addressOf(visit, paths.article("events", slug)),
          },
        ]
      : [],
  );
  const name = t("feed.title", { section: t("events.title") });
  return feedAnswer(eventsCalendar(name, events, visit), feedTypes.calendar);
}
