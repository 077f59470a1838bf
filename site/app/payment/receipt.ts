import { calledName, formatDate, formatMoney, paymentStatus } from "@gk/domain";
import type { Definition } from "@gk/ui/definition-list";
import type { Order } from "@gk/web";
import { named } from "../words/named.tsx";
import type { Translator } from "../words/words.ts";
import { paidBy } from "./method.ts";

/** A line of a receipt, in finished words. */
export type ReceiptFact = { id: string; term: string; detail: string; figure?: true; saved?: true };

/**
 * What was paid, and what was given back of it: the same facts on the page, printed and in the file. Empty until the money
 * is there.
 */
export function receiptFacts(t: Translator, order: Order, payer: string): ReceiptFact[] {
  const { number, paid_at, plan, child, price_cents, amount_cents, promotion_code } = order;
  if (paid_at === null) return [];
  return [
    { id: "number", term: t("receipt.number"), detail: number, figure: true },
    { id: "payer", term: t("receipt.payer"), detail: payer },
    { id: "date", term: t("receipt.date"), detail: formatDate(new Date(paid_at), t.locale) },
    {
      id: "item",
      term: t("receipt.item"),
      detail: t("receipt.item.plan", { plan: plan.name, name: calledName(child), period: plan.period }),
    },
    ...(promotion_code === null
      ? []
      : [
          { id: "price", term: t("receipt.subtotal"), detail: formatMoney(price_cents), figure: true } as const,
          {
            id: "discount",
            term: t("receipt.discount", { code: promotion_code }),
            detail: `−${formatMoney(price_cents - amount_cents)}`,
            figure: true,
            saved: true,
          } as const,
        ]),
    { id: "method", term: t("receipt.method"), detail: paidBy(t, order) },
    { id: "total", term: t("receipt.total"), detail: formatMoney(amount_cents), figure: true },
    ...(order.payment_status === paymentStatus.refunded
      ? [
          {
            id: "refunded",
            term: t("orders.status.refunded"),
            detail: t("orders.status.refunded.body", { amount: formatMoney(amount_cents), method: paidBy(t, order) }),
          },
        ]
      : []),
  ];
}

/** The facts that name somebody, who is named in the language of the name. */
const namesSomebody = new Set(["item", "payer"]);

/** The facts of a receipt as the page lists them. */
export const receiptLines = (t: Translator, order: Order, payer: string): Definition[] =>
  receiptFacts(t, order, payer).map((fact) =>
    namesSomebody.has(fact.id) ? { ...fact, detail: named(fact.detail, t.locale) } : fact,
  );
