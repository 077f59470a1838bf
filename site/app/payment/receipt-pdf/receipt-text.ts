import type { Locale } from "@gk/domain";
import type { Order } from "@gk/web";
import type { Translator } from "../../words/words.ts";
import { type ReceiptFact, receiptFacts } from "../receipt.ts";

/** What a receipt's file says, in finished words. */
export type ReceiptText = {
  locale: Locale;
  /** What the document is called by whoever opens it. */
  name: string;
  product: string;
  title: string;
  facts: readonly ReceiptFact[];
  company: string;
  note: string;
};

/** The receipt of a purchase in words; undefined for one that has not been paid, which has none. */
export function receiptText(t: Translator, order: Order, payer: string): ReceiptText | undefined {
  const facts = receiptFacts(t, order, payer);
  if (facts.length === 0) return undefined;
  return {
    locale: t.locale,
    name: t("orders.receiptNamed", { order: order.number }),
    product: t("product.name"),
    title: t("orders.receipt"),
    facts,
    ...t.group("receipt", ["company", "note"]),
  };
}
