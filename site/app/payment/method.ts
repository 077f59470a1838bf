import { addMonths, cardBrandName, type IsoDate, isCardValid, type OrderType, orderType } from "@gk/domain";
import type { PaymentKind } from "@gk/ui/payment-mark";
import type { Order, PaymentMethod } from "@gk/web";
import type { MessageId } from "../words/catalogue.ts";
import type { Translator } from "../words/words.ts";

/** How an order was paid: its picture and its name. Types 1 and 2 are the app's stores, not their makers' wallets (T101). */
const orderMethods: Record<OrderType, { kind: PaymentKind; name: MessageId }> = {
  [orderType.apple]: { kind: "appleStore", name: "orders.type.apple" },
  [orderType.google]: { kind: "googleStore", name: "orders.type.google" },
  [orderType.card]: { kind: "card", name: "orders.type.card" },
  [orderType.tapAndGo]: { kind: "tapngo", name: "orders.type.tapngo" },
  [orderType.octopus]: { kind: "octopus", name: "orders.type.octopus" },
};

/** The way an order was paid, as a picture and in words. */
export const orderMethod = (t: Translator, type: OrderType): { kind: PaymentKind; name: string } => ({
  kind: orderMethods[type].kind,
  name: t(orderMethods[type].name),
});

const kinds: Record<PaymentMethod["kind"], { kind: PaymentKind; name: MessageId }> = {
  card: { kind: "card", name: "payment.method.card" },
  apple_pay: { kind: "applePay", name: "payment.method.applePay" },
  google_pay: { kind: "googlePay", name: "payment.method.googlePay" },
  tapngo: { kind: "tapngo", name: "payment.method.tapngo" },
};

/** The picture of a kept way to pay. */
export const methodKind = ({ kind }: PaymentMethod): PaymentKind => kinds[kind].kind;

/** What a way to pay is named by. */
type Named = Pick<PaymentMethod, "kind" | "brand" | "last4">;

/** What a kept way to pay is called on the drawn card: the maker's name where it is known, as in mails, or the kind's. */
export const methodBrand = (t: Translator, { brand, kind }: Named): string =>
  (kind === "card" ? cardBrandName(brand) : undefined) ?? t(kinds[kind].name);

/** The way a purchase was paid, as a picture and in words: a wallet around a card is named as itself (decision 109). */
export const paidWith = (
  t: Translator,
  { card, type }: Pick<Order, "card" | "type">,
): { kind: PaymentKind; name: string } =>
  card?.wallet ? { kind: kinds[card.wallet].kind, name: t(kinds[card.wallet].name) } : orderMethod(t, type);

/** How an order was paid: the card or its wallet with the last digits, which it keeps when the card is deleted. */
export const paidBy = (t: Translator, { card, type }: Pick<Order, "card" | "type">): string =>
  card ? methodName(t, { ...card, kind: card.wallet ?? "card" }) : orderMethod(t, type).name;

/** A kept way to pay as its owner knows it: "Visa ending in 4242". */
export const methodName = (t: Translator, method: Named): string =>
  method.last4 === null
    ? methodBrand(t, method)
    : t("paymentMethods.card.summary", { brand: methodBrand(t, method), last4: method.last4 });

/** A card that ends within so many months is said to expire soon. */
const soonMonths = 2;

/** Until when a card can be charged: through the end of its month (T107). A wallet without a date never ends. */
export function methodExpiry(t: Translator, { exp_month, exp_year }: PaymentMethod, today: IsoDate) {
  if (exp_month === null || exp_year === null) return { isExpired: false, warns: false };
  const card = { exp_month, exp_year };
  const isExpired = !isCardValid(card, today);
  const warns = !isCardValid(card, addMonths(today, soonMonths));
  const date = t("paymentMethods.card.expiry", { month: String(exp_month).padStart(2, "0"), year: String(exp_year) });
  const warning = t(isExpired ? "paymentMethods.card.expired" : "paymentMethods.card.expiresSoon");
  return { isExpired, warns, text: warns ? `${date} · ${warning}` : date };
}
