import { writeState } from "../checkout/settle-session.ts";
import type { Handler } from "../http/handler.ts";
import { notFound, refused } from "../http/refusal.ts";
import { answer } from "../http/reply.ts";
import { endOverdueOrders } from "../orders/end-overdue-orders.ts";
import { findTrade } from "./find-trade.ts";
import { returnAddress } from "./return-address.ts";

/**
 * Takes what the payer's browser brings back from Tap & Go. None of it is believed: the gateway is asked where the trade
 * stands, and a token that is not the one of the wallet that paid changes nothing. Said again, it finds what came of it the
 * first time. It answers the page that tells so (addition).
 *
 * @errors another's trade, or none; a token of another wallet; a gateway that does not say
 */
export const confirmTapAndGo: Handler<"confirmTapAndGo"> = async ({ body }, context) => {
  const { database, tapAndGo, user, now, origin } = context;
  const { mer_trade_no: id, recurrent_token: token } = body;
  if (!tapAndGo) throw notFound("paymentMethodNotFound");
  const trade = await findTrade(database, id);
  if (trade?.page.userId !== user.id) throw notFound();
  if (trade.page.status !== "completed") {
    const state = await tapAndGo.findSession(id);
    const isOthers = state.status === "completed" && token !== undefined && !tapAndGo.isTokenOf(state.card, token);
    if (isOthers) throw refused("conflict");
    await writeState(context, trade.page, state, now);
  }
  await endOverdueOrders(context, now, user.id);
  const settled = (await findTrade(database, id)) ?? trade;
  return answer({
    order_id: settled.order.id,
    payment_status: settled.order.paymentStatus,
    redirect: returnAddress(settled, origin),
  });
};
