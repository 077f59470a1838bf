import { localizePath, toId } from "@gk/domain";
import { data } from "react-router-dom";
import { attachment } from "../../../data/attachment.ts";
import { calendarOf } from "../../../data/calendar.server.ts";
import { translatorOf } from "../../../data/head.server.ts";
import { visitOf } from "../../../data/page.server.ts";
import { read } from "../../../data/read.server.ts";
import { paths } from "../../../paths.ts";
import { fileOf } from "../../../session/guards.server.ts";
import type { Route } from "./+types/calendar-file";
import { activityId, activityQuery } from "./activities.ts";
import { calendarDays } from "./calendar-days.ts";

export const middleware = fileOf(({ activityId: id }) => paths.activity(toId(id) ?? 0));

/**
 * The days of a special activity, for the parent's calendar.
 * @errors 404 for an activity that there is not, or that is over
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const { answers } = await read(visit, { activity: activityQuery(activityId(args.params)) });
  const activity = answers.activity.data;
  const address = visit.origin + localizePath(paths.activity(activity.id), visit.locale);
  const days = calendarDays(translatorOf(visit), activity, address);
  if (!days) throw data(null, { status: 404 });
  return new Response(calendarOf(days, visit), {
    headers: attachment("text/calendar; charset=utf-8", `${activity.title}.ics`),
  });
}
