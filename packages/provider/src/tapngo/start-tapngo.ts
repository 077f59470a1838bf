import type { Handler } from "../http/handler.ts";
import { invalid, notFound } from "../http/refusal.ts";
import { endOverdueOrders } from "../orders/end-overdue-orders.ts";
import { findTrade } from "./find-trade.ts";
import { returnAddress } from "./return-address.ts";

/**
 * Leads the payer's browser on to Tap & Go with the form that it posts: redirected as it is, so that it needs no script. It
 * comes no further for an order that is over or paid, but to the page that says so.
 *
 * @errors a form that was not signed here, and one of no order
 */
export const startTapAndGo: Handler<"startTapAndGo"> = async ({ body }, context) => {
  const { database, tapAndGo, origin, now } = context;
  if (!tapAndGo) throw notFound("paymentMethodNotFound");
  if (!tapAndGo.isOwn(body)) throw invalid({ sign: ["option"] });
  const begun = await findTrade(database, body.merTradeNo);
  if (!begun) throw notFound();
  await endOverdueOrders(context, now, begun.order.userId);
  const trade = (await findTrade(database, body.merTradeNo)) ?? begun;
  if (trade.page.status === "open") return redirect(tapAndGo.pageUrl, 307);
  return redirect(returnAddress(trade, origin), 303);
};

const redirect = (Location: string, status: 303 | 307) =>
  new Response(null, { status, headers: { Location, "Cache-Control": "no-store" } });
