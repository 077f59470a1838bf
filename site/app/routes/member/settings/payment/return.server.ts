import { check, type PaymentReturn, paymentReturns, paymentStatusSchema } from "@gk/domain";
import type { Order, PaymentOutcome } from "@gk/web";
import type { Fallback } from "../../../../data/answers.ts";
import { run } from "../../../../data/query.ts";
import { filledWith, together } from "../../../../data/read.server.ts";
import type { Visit } from "../../../../session/context.ts";
import { orderQuery, outcomeQuery } from "./payment.ts";
import type { KnownPayment } from "./usePayment.ts";

/** How a payment page is returned to, from the address; undefined for anything else (T7). */
export const returnOf = (status: string | undefined): PaymentReturn | undefined =>
  paymentReturns.find((known) => known === status);

type PaymentBehind = KnownPayment & { outcome?: PaymentOutcome; order?: Order | undefined; fallback?: Fallback };

/** Asks the provider what became of a payment, and for the purchase it belongs to. The address is not believed. */
export async function paymentBehind(visit: Visit, process: string | null): Promise<PaymentBehind> {
  const checked = check(paymentStatusSchema, { process });
  if (checked.issues) return {};
  const asked = outcomeQuery(checked.value.process);
  const answered = await run(visit.client, asked);
  if (!answered.ok) return {};
  const outcome = answered.body.data;
  const fallback = filledWith(visit, asked, answered.body);
  const known = { process: checked.value.process, outcome, fallback };
  if (outcome.order_id === null) return known;
  const bought = orderQuery(outcome.order_id);
  const found = await run(visit.client, bought);
  if (!found.ok) return known;
  const order = found.body.data;
  return { ...known, orderId: order.id, order, fallback: together(fallback, filledWith(visit, bought, found.body)) };
}
