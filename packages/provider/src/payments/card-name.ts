import { cardBrandName, type Locale, orderType } from "@gk/domain";
import { mailWords } from "../mail/words.ts";
import { type PaymentMethodRow, walletOf } from "./payment-method-record.ts";

/** Wallets around a card, called the same everywhere. */
const walletNames = { apple_pay: "Apple Pay", google_pay: "Google Pay" } as const;

/** What a card or wallet is named by. @default type and kind a bare card */
export type NamedCard = Pick<PaymentMethodRow, "brand" | "last4"> & Partial<Pick<PaymentMethodRow, "type" | "kind">>;

/** A kept card or wallet as a mail speaks of it; without one, of the card in general. */
export function cardName(card: NamedCard | undefined, locale: Locale): string {
  if (card?.type === orderType.tapAndGo) return mailWords.text(locale, "payment.method.tapngo");
  if (!card?.last4) return mailWords.text(locale, "payment.method.card");
  const wallet = walletOf(card);
  const maker = cardBrandName(card.brand) ?? mailWords.text(locale, "payment.method.card");
  const brand = wallet === null ? maker : walletNames[wallet];
  return mailWords.text(locale, "paymentMethods.card.summary", { brand, last4: card.last4 });
}
