import { data } from "react-router-dom";
import { attachment } from "../../../data/attachment.ts";
import { todayOf, visitOf } from "../../../data/page.server.ts";
import { paths } from "../../../paths.ts";
import { memberFileOf } from "../../../session/guards.server.ts";
import type { Route } from "./+types/data-file";

export const middleware = memberFileOf(paths.profile);

/**
 * Everything that is kept about the member, which the browser keeps as a file (decision 16).
 * @errors 502 where the provider does not give it
 */
export async function loader(args: Route.LoaderArgs) {
  const said = await visitOf(args).client.exportProfile();
  if (!said.ok) throw data(null, { status: 502 });
  return new Response(JSON.stringify(said.body.data, null, 2), {
    headers: attachment("application/json", `gk-data-${todayOf(args)}.json`),
  });
}
