import { formatMoney, type PaymentReturn, type PaymentStatus, paymentStatus } from "@gk/domain";
import type { PaymentState } from "@gk/ui/payment-status";
import type { Order, PaymentOutcome } from "@gk/web";
import { orderMethod } from "../../../../payment/method.ts";
import type { Translator } from "../../../../words/words.ts";

/** What is known of a payment that somebody comes back from. */
export type Return = {
  /** How the gateway sent the browser back; it decides nothing but the wait (decision 32). */
  wanted: PaymentReturn;
  /** What the provider says; undefined when it knows of no such payment, or can't be reached. */
  outcome?: PaymentOutcome | undefined;
  /** The purchase; undefined for a card that was only stored. */
  order?: Order | undefined;
  email: string;
  /** Whether the provider was asked long enough. */
  waitedOut: boolean;
};

/** What the page shows. */
export type ReturnView = { state: PaymentState; title: string; body: string };

function unknown(t: Translator, { order }: Return): ReturnView {
  return {
    state: "unknown",
    title: t("payment.status.unknown.title"),
    body: order
      ? t("payment.status.unknown.body", { order: order.number })
      : t("validation.subscription.process.required"),
  };
}

function pending(t: Translator, { wanted, order, ...rest }: Return): ReturnView {
  if (wanted === "cancelled" && order) {
    const body = t("premium.pending.body", { order: order.number, name: order.child.name });
    return { state: "pending", title: t("premium.pending.title"), body };
  }
  if (rest.waitedOut) return unknown(t, { wanted, order, ...rest });
  return { state: "pending", title: t("payment.status.pending.title"), body: t("payment.status.pending.body") };
}

function received(t: Translator, { outcome, order, email }: Return): ReturnView {
  if (!order) {
    const title = t("payment.create.success", { method: t("payment.method.card") });
    return { state: "success", title, body: t("paymentMethods.lead") };
  }
  if (outcome?.payment_status === paymentStatus.paid) {
    return {
      state: "success",
      title: t("payment.status.success.title"),
      body: t("payment.status.success.body", { email }),
    };
  }
  return {
    state: "success",
    title: t("premium.success.title", { name: order.child.name }),
    body: t("premium.success.body", { plan: order.plan.name, email }),
  };
}

function canceled(t: Translator, { order }: Return): ReturnView {
  const title = t("payment.status.cancelled.title");
  return {
    state: "cancelled",
    title,
    body: order ? t("payment.status.cancelled.body") : t("payment.create.failed"),
  };
}

function refunded(t: Translator, { order }: Return): ReturnView {
  const body = order
    ? t("orders.status.refunded.body", {
        amount: formatMoney(order.amount_cents, t.locale),
        method: orderMethod(t, order.type).name,
      })
    : "";
  return { state: "cancelled", title: t("orders.status.refunded"), body };
}

const views: Record<PaymentStatus, (t: Translator, known: Return) => ReturnView> = {
  [paymentStatus.pending]: pending,
  [paymentStatus.paid]: received,
  [paymentStatus.finished]: received,
  [paymentStatus.canceled]: canceled,
  [paymentStatus.refunded]: refunded,
};

/** What became of a payment, whatever the address says it was (decision 32). */
export const returnView = (t: Translator, known: Return): ReturnView =>
  known.outcome ? views[known.outcome.payment_status](t, known) : unknown(t, known);
