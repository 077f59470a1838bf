import { data } from "react-router-dom";
import { renderSVG } from "uqr";
import { visitOf } from "../../../data/page.server.ts";
import { query } from "../../../data/query.ts";
import { read } from "../../../data/read.server.ts";
import { recordId } from "../../../data/record-id.ts";
import { paths } from "../../../paths.ts";
import { octopusOrder } from "../../../payment/octopus.ts";
import { fileOf } from "../../../session/guards.server.ts";
import type { Route } from "./+types/octopus-code";

export const middleware = fileOf(() => paths.orders);

/**
 * The code that the Octopus app scans to pay an own order, as a picture; `?save` has the browser keep it as a file.
 * @errors 404 for an order that is another's, or waits for no payment by Octopus
 */
export async function loader(args: Route.LoaderArgs) {
  const id = recordId(args.params.orderId);
  const { answers } = await read(visitOf(args), { order: query("getOrder", { params: { id } }) });
  const order = octopusOrder(answers.order.data);
  if (!order) throw data(null, { status: 404 });
  return new Response(renderSVG(order.next_step.payment_url, { ecc: "M", border: 4 }), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "private, no-store",
      "Content-Disposition": `${args.url.searchParams.has("save") ? "attachment" : "inline"}; filename="octopus-${order.number}.svg"`,
    },
  });
}
