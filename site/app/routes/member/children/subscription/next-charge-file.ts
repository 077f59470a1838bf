import { localizePath, toId } from "@gk/domain";
import { data } from "react-router-dom";
import { attachment } from "../../../../data/attachment.ts";
import { calendarOf } from "../../../../data/calendar.server.ts";
import { translatorOf } from "../../../../data/head.server.ts";
import { visitOf } from "../../../../data/page.server.ts";
import { read } from "../../../../data/read.server.ts";
import { paths } from "../../../../paths.ts";
import { fileOf } from "../../../../session/guards.server.ts";
import { childId, childQuery } from "../child.ts";
import { nextCharge } from "./next-charge.ts";
import type { Route } from "./+types/next-charge-file";

export const middleware = fileOf(({ childId: id }) => paths.childPart(toId(id) ?? 0, "subscription"));

/**
 * The day of a plan's next charge, for the parent's calendar.
 * @errors 404 for a child that is another's, or whose plan is charged no more
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const { answers } = await read(visit, { child: childQuery(childId(args.params)) });
  const child = answers.child.data;
  const t = translatorOf(visit);
  const charge = nextCharge(
    t,
    child,
    visit.origin + localizePath(paths.childPart(child.id, "subscription"), visit.locale),
  );
  if (!charge) throw data(null, { status: 404 });
  const name = t("subscription.calendar.file", { date: charge.day });
  return new Response(calendarOf(charge, visit), {
    headers: attachment("text/calendar; charset=utf-8", `${name}.ics`),
  });
}
