import { formatDate, formatMoney } from "@gk/domain";
import type { Definition } from "@gk/ui/definition-list";
import type { Order } from "@gk/web";
import { orderMethod } from "./method.ts";
import type { Translator } from "../words/words.ts";

/** What was paid, as on a receipt. Empty until the money is there. */
export function receiptLines(t: Translator, order: Order): Definition[] {
  const { number, paid_at, plan, child, price_cents, amount_cents, promotion_code, type } = order;
  if (paid_at === null) return [];
  const money = (cents: number) => formatMoney(cents, t.locale);
  return [
    { id: "number", term: t("receipt.number"), detail: number, figure: true },
    { id: "date", term: t("receipt.date"), detail: formatDate(new Date(paid_at), t.locale) },
    {
      id: "item",
      term: t("receipt.item"),
      detail: t("receipt.item.plan", { plan: plan.name, name: child.name, period: plan.period }),
    },
    ...(promotion_code === null
      ? []
      : [
          { id: "price", term: t("receipt.subtotal"), detail: money(price_cents), figure: true },
          {
            id: "discount",
            term: t("receipt.discount", { code: promotion_code }),
            detail: `−${money(price_cents - amount_cents)}`,
            figure: true,
            saved: true,
          },
        ]),
    { id: "method", term: t("receipt.method"), detail: orderMethod(t, type).name },
    { id: "total", term: t("receipt.total"), detail: money(amount_cents), figure: true },
  ];
}
