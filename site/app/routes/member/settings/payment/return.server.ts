import { check, paymentReturns, type PaymentReturn, paymentStatusSchema } from "@gk/domain";
import type { Order, PaymentOutcome } from "@gk/web";
import type { Visit } from "../../../../session/context.ts";

/** How a payment page is returned to, from the address; undefined for anything else (T7). */
export const returnOf = (status: string | undefined): PaymentReturn | undefined =>
  paymentReturns.find((known) => known === status);

/** Asks the provider what became of a payment, and for the purchase it belongs to. The address is not believed. */
export async function paymentBehind(
  visit: Visit,
  process: string | null,
): Promise<{ outcome?: PaymentOutcome; order?: Order }> {
  const checked = check(paymentStatusSchema, { process });
  if (checked.issues) return {};
  const asked = await visit.client.getPaymentStatus({ body: checked.value });
  if (!asked.ok) return {};
  const outcome = asked.body.data;
  if (outcome.order_id === null) return { outcome };
  const listed = await visit.client.listOrders();
  const order = listed.ok ? listed.body.data.find(({ id }) => id === outcome.order_id) : undefined;
  return { outcome, ...(order ? { order } : {}) };
}
