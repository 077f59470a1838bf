import { calledName } from "@gk/domain";
import type { Order } from "@gk/web";
import type { Translator } from "../words/words.ts";

/** How an order that is not paid stands: to be paid, to be confirmed with the bank, or nobody knows whether it was paid. */
export const pendingKind = ({ checking, next_step }: Pick<Order, "checking" | "next_step">) =>
  next_step?.kind === "confirmation" ? "confirmation" : checking ? "checking" : "pending";

/** What is said of an order that is not paid. */
export const pendingWords = (t: Translator, order: Order) =>
  t.group(`premium.${pendingKind(order)}`, ["title", "body"], { order: order.number, name: calledName(order.child) });
