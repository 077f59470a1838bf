import { calledName, formatMoney, type PaymentReturn, type PaymentStatus, paymentStatus } from "@gk/domain";
import type { PaymentState } from "@gk/ui/payment-status";
import type { Order, PaymentOutcome } from "@gk/web";
import { paidBy } from "../../../../payment/method.ts";
import { pendingKind, pendingWords } from "../../../../payment/pending-words.ts";
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
  const kind = order && pendingKind(order);
  if (order && (kind !== "pending" || wanted === "cancelled")) {
    return { state: kind === "checking" && rest.waitedOut ? "unknown" : "pending", ...pendingWords(t, order) };
  }
  if (rest.waitedOut) return unknown(t, { wanted, order, ...rest });
  return { state: "pending", ...t.group("payment.status.pending", ["title", "body"]) };
}

function received(t: Translator, { outcome, order, email }: Return): ReturnView {
  if (!order) {
    const title = t("payment.create.success", { method: t("payment.method.card") });
    return { state: "success", title, body: t("paymentMethods.lead") };
  }
  if (outcome?.payment_status === paymentStatus.paid) {
    return {
      state: "success",
      ...t.group("payment.status.success", ["title", "body"], { email }),
    };
  }
  return {
    state: "success",
    ...t.group("premium.success", ["title", "body"], { name: calledName(order.child), plan: order.plan.name, email }),
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
        amount: formatMoney(order.amount_cents),
        method: paidBy(t, order),
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
