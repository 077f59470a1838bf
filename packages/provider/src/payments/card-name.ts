import type { Locale } from "@gk/domain";
import { mailWords } from "../mail/words.ts";
import type { PaymentMethodRow } from "./payment-method-record.ts";

/** Brands as people know them, by the names that gateways have for them. */
const brandNames: Readonly<Record<string, string>> = {
  amex: "American Express",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

/** A kept card as a mail speaks of it; without one, of the card in general. */
export function cardName(card: PaymentMethodRow | undefined, locale: Locale): string {
  if (!card?.last4) return mailWords.text(locale, "payment.method.card");
  const brand = brandNames[card.brand ?? ""] ?? mailWords.text(locale, "payment.method.card");
  return mailWords.text(locale, "paymentMethods.card.summary", { brand, last4: card.last4 });
}
