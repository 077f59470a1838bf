import { toId } from "@gk/domain";
import { attachment } from "../../../../data/attachment.ts";
import { visitOf } from "../../../../data/page.server.ts";
import { query } from "../../../../data/query.ts";
import { read } from "../../../../data/read.server.ts";
import { recordId } from "../../../../data/record-id.ts";
import { paths } from "../../../../paths.ts";
import { fileOf } from "../../../../session/guards.server.ts";
import { childId } from "../child.ts";
import type { Route } from "./+types/report";

export const middleware = fileOf(({ childId: id }) => paths.childPart(toId(id) ?? 0, "performance"));

/**
 * A monthly report in the language of the address, which the browser keeps as a file.
 * @errors 404 for a report or a child that is another's, 403 for a child that is not premium
 */
export async function loader(args: Route.LoaderArgs) {
  const report_id = recordId(args.params.reportId);
  const id = childId(args.params);
  const { answers } = await read(visitOf(args), { report: query("getMonthlyReport", { params: { id, report_id } }) });
  const { file_name, html } = answers.report.data;
  return new Response(html, { headers: attachment("text/html; charset=utf-8", file_name) });
}
