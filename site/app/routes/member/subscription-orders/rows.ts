import { calledName, formatDate, formatMoney, isStoreOrder, orderType, paymentStatus, slugOf } from "@gk/domain";
import type { Order as OrderRow } from "@gk/ui/order-list";
import type { Order } from "@gk/web";
import { paidBy, paidWith } from "../../../payment/method.ts";
import { named } from "../../../words/named.tsx";
import type { Translator } from "../../../words/words.ts";

/** What an order's state means for it: its days, where a refund went, where a store's purchase is finished. */
function noteOf(t: Translator, order: Order): string {
  const { payment_status: status, starts_on, ends_on, type, child } = order;
  if (status === paymentStatus.refunded) {
    return t("orders.status.refunded.body", {
      amount: formatMoney(order.amount_cents),
      method: paidBy(t, order),
    });
  }
  if (status === paymentStatus.finished && starts_on && ends_on) {
    const [start = "", end = ""] = [starts_on, ends_on].map((day) => formatDate(day, t.locale, "short"));
    return t("common.dateRange", { start, end });
  }
  if (status === paymentStatus.pending && isStoreOrder(type)) {
    return t(type === orderType.apple ? "payment.store.ios" : "payment.store.android", { name: calledName(child) });
  }
  if (status === paymentStatus.canceled && isStoreOrder(type)) return t("orders.status.canceled.store");
  return t(`orders.status.${slugOf(paymentStatus, status)}.body`);
}

/** A purchase as a row of the table. All five states have one (T102). */
export function orderRow(t: Translator, order: Order): OrderRow {
  const status = slugOf(paymentStatus, order.payment_status);
  const { kind, name } = paidWith(t, order);
  return {
    id: String(order.id),
    number: order.number,
    date: formatDate(new Date(order.created_at), t.locale, "short"),
    child: named(calledName(order.child), t.locale),
    plan: order.plan.name,
    method: kind,
    methodName: name,
    amount: formatMoney(order.amount_cents),
    status,
    statusName: t(`orders.status.${status}`),
    note: named(noteOf(t, order), t.locale),
  };
}
