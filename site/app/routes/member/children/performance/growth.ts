import { toId } from "@gk/domain";
import { data } from "react-router-dom";
import { attachment } from "../../../../data/attachment.ts";
import { translatorOf } from "../../../../data/head.server.ts";
import { todayOf, visitOf } from "../../../../data/page.server.ts";
import { read } from "../../../../data/read.server.ts";
import { paths } from "../../../../paths.ts";
import { fileOf } from "../../../../session/guards.server.ts";
import { childId, childQuery } from "../child.ts";
import type { Route } from "./+types/growth";
import { hasBegun } from "./counts.ts";
import { growthReport } from "./growth-report.server.tsx";
import { performanceQuery } from "./performance.ts";

export const middleware = fileOf(({ childId: id }) => paths.childPart(toId(id) ?? 0, "performance"));

/**
 * A child's growth report in the language of the address, which the browser keeps as a file to print.
 * @errors 404 for a child that is another's, or has not begun
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const id = childId(args.params);
  const { answers } = await read(visit, { child: childQuery(id), performance: performanceQuery(id) });
  const performance = answers.performance.data;
  if (!hasBegun(performance)) throw data(null, { status: 404 });
  const today = todayOf(args);
  const report = growthReport(translatorOf(visit), { child: answers.child.data, performance, today });
  return new Response(report, { headers: attachment("text/html; charset=utf-8", `gk-growth-${id}-${today}.html`) });
}
