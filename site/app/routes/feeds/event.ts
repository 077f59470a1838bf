import { data } from "react-router-dom";
import { eventsCalendar } from "../../data/calendar.server.ts";
import { visitOf } from "../../data/page.server.ts";
import { query } from "../../data/query.ts";
import { read } from "../../data/read.server.ts";
import { isSlug } from "../../content/slug.ts";
import type { Route } from "./+types/event";
import { calendarEvent, feedAnswer } from "./articles.server.ts";
import { feedTypes } from "./feed.ts";

/** One event, for the own calendar (decision 133). */
export async function loader(args: Route.LoaderArgs) {
  const { slug } = args.params;
  if (!isSlug(slug)) throw data(null, { status: 404 });
  const visit = visitOf(args);
  const { answers } = await read(visit, { article: query("getArticle", { params: { slug } }) });
  const event = calendarEvent(visit, answers.article.data);
  if (!event) throw data(null, { status: 404 });
  return feedAnswer(eventsCalendar(event.title, [event], visit), feedTypes.calendar);
}
