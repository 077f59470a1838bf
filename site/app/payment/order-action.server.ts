import { toId } from "@gk/domain";
import { data } from "react-router";
import { visitOf } from "../data/page.server.ts";
import { troubleOf } from "../forms/issues.ts";
import { openCardPage } from "./card-page.server.ts";
import type { OrderIntent, OrderOutcome } from "./order-action.ts";

type ActionArgs = Parameters<typeof visitOf>[0] & { request: Request };

const refused = (outcome: OrderOutcome) => data(outcome, { status: 422 });

/** Goes on to pay an order that waits for its card page, or cancels it. */
export async function actOnOrder(args: ActionArgs) {
  const visit = visitOf(args);
  const form = await args.request.formData();
  const intent = form.get("intent") as OrderIntent | null;
  const id = toId(form.get(intent === "pay" ? "child_id" : "order_id"));
  if (id === undefined || (intent !== "pay" && intent !== "cancel")) {
    return refused({ formIssue: { field: "", code: "siteDataChanged" } });
  }
  if (intent === "pay") return openCardPage(visit, id);
  const result = await visit.client.cancelOrder({ params: { id } });
  return result.ok ? data<OrderOutcome>({ cancelled: true }) : refused(troubleOf(result));
}
