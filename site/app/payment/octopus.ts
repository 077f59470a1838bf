import { type PaymentStatus, paymentStatus } from "@gk/domain";
import type { NextStep, Order, PaymentOutcome } from "@gk/web";
import { query } from "../data/query.ts";

/** An order that waits for its payment in the Octopus app. */
export type OctopusOrder = Order & { next_step: Extract<NextStep, { kind: "octopus" }> };

/** The order, where it waits for Octopus. */
export const octopusOrder = (order: Order | null): OctopusOrder | undefined =>
  order?.next_step?.kind === "octopus" ? (order as OctopusOrder) : undefined;

/** The address of the code that is scanned to pay an order, without language prefix; a picture, and no page. */
export const octopusCodePath = ({ id }: OctopusOrder) => `/member/subscription-orders/${id}/octopus.svg`;

/** Reads what became of an order that was seen waiting. */
export const octopusQuery = ({ next_step }: OctopusOrder) =>
  query("getPaymentStatus", { body: { process: next_step.process } }, { revalidateOnFocus: true });

/** How the payment stood when its order was seen waiting. */
export const stillWaiting = ({ id }: OctopusOrder) => ({
  status: 1 as const,
  data: { order_id: id, payment_status: paymentStatus.pending },
});

/** Whether the order has neither been paid nor come to an end. */
export const isWaitedFor = ({ data }: { data: PaymentOutcome }): boolean =>
  data.payment_status === paymentStatus.pending;

/** Whether the money is there, the plan open or about to be. */
export const isPaid = (status: PaymentStatus | undefined): boolean =>
  status === paymentStatus.paid || status === paymentStatus.finished;

/** Five minutes at a quick pace: whoever has the app in hand pays by then. */
const quickTimes = 60;

/** How long to wait before asking for the so-many-th time; nobody is asked while the tab is hidden. @units milliseconds */
export const octopusWaitMs = (asked: number): number => (asked < quickTimes ? 5000 : 60_000);
