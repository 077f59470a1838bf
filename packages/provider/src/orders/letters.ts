import { formatDate, formatMoney, type IsoDate, type Locale } from "@gk/domain";
import type { User } from "../access/tokens.ts";
import { siteLink } from "../http/links.ts";
import type { Letter } from "../mail/compose.ts";
import { whyLine } from "../mail/why-line.ts";
import { mailWords } from "../mail/words.ts";
import { cardName } from "../payments/card-name.ts";
import type { PaymentMethodRow } from "../payments/payment-method-record.ts";
import type { PlanRow } from "../subscriptions/plan.ts";
import type { OrderRow } from "./change-order.ts";

/** What a letter about money is worded with. */
interface Setting {
  readonly origin: string;
  readonly locale: Locale;
}

/** Says that an order's money came in; the year's plan also speaks of its gift (T106). */
export function receiptLetter(
  { origin, locale }: Setting,
  { user, childName, order, plan }: { user: User; childName: string; order: OrderRow; plan: PlanRow },
): Letter {
  const text = wordsIn(locale);
  const amount = formatMoney(order.chargeCents, locale);
  return {
    name: user.name,
    subject: text("mail.receipt.subject", { order: order.number }),
    paragraphs: [
      text("mail.receipt.body", { amount, plan: plan.name[locale], name: childName }),
      ...(plan.gift ? [text("mail.gift.body")] : []),
    ],
    action: { label: text("mail.receipt.action"), url: siteLink({ origin, locale }, "/member/subscription-orders") },
    footer: [whyLine(locale)],
  };
}

/** Says that a renewal could not be charged, and until when it is tried again (decision 31). */
export function renewalFailedLetter(
  { origin, locale }: Setting,
  renewal: { user: User; childName: string; card: PaymentMethodRow | undefined; until: IsoDate },
): Letter {
  const text = wordsIn(locale);
  const method = cardName(renewal.card, locale);
  return {
    name: renewal.user.name,
    subject: text("mail.renewalFailed.subject", { name: renewal.childName }),
    paragraphs: [text("mail.renewalFailed.body", { method, date: formatDate(renewal.until, locale) })],
    action: { label: text("mail.renewalFailed.action"), url: siteLink({ origin, locale }, "/member/settings") },
    footer: [whyLine(locale)],
  };
}

function wordsIn(locale: Locale) {
  type Text = typeof mailWords.text;
  return (key: Parameters<Text>[1], values?: Parameters<Text>[2]) => mailWords.text(locale, key, values);
}
