import { formatMoney, orderType } from "@gk/domain";
import type { User } from "../access/tokens.ts";
import type { payments } from "../database/schema/index.ts";
import { siteLink } from "../http/links.ts";
import type { Letter } from "../mail/compose.ts";
import type { Setting } from "../mail/setting.ts";
import { whyLine } from "../mail/why-line.ts";
import { mailTextIn } from "../mail/words.ts";
import { cardName } from "../payments/card-name.ts";
import type { PlanRow } from "../subscriptions/plan.ts";
import type { OrderRow } from "./change-order.ts";

/** What a letter about an order is worded with. */
export interface OrderParts {
  readonly user: User;
  readonly childName: string;
  readonly order: OrderRow;
  readonly plan: PlanRow;
}

/** The name of an order's receipt. */
export const receiptKey = ({ number }: Pick<OrderRow, "number">) => `receipt-${number}`;

/** Says that an order's money came in, and which card paid it; the year's plan also speaks of its gift (T106). */
export function receiptLetter({ origin, locale }: Setting, { user, childName, order, plan }: OrderParts): Letter {
  const text = mailTextIn(locale);
  const amount = formatMoney(order.chargeCents);
  const { orderType: type, cardBrand: brand, cardLast4: last4, cardWallet } = order;
  const card = { type, brand, last4, kind: cardWallet ?? "card" } as const;
  const isNamed = card.last4 !== null || card.type === orderType.tapAndGo;
  return {
    name: user.name,
    subject: text("mail.receipt.subject", { order: order.number }),
    paragraphs: [
      text("mail.receipt.body", { amount, plan: plan.name[locale], name: childName }),
      ...(isNamed ? [text("mail.receipt.method", { method: cardName(card, locale) })] : []),
      ...(plan.gift ? [text("mail.gift.body")] : []),
    ],
    action: { label: text("mail.receipt.action"), url: siteLink({ origin, locale }, "/member/subscription-orders") },
    footer: [whyLine(locale)],
  };
}

/** Says of a charge whose outcome was unknown that no money was taken. */
export function unpaidLetter({ origin, locale }: Setting, { user, childName, order, plan }: OrderParts): Letter {
  const text = mailTextIn(locale);
  const values = { plan: plan.name[locale], name: childName, order: order.number };
  return {
    name: user.name,
    subject: text("mail.unpaid.subject", values),
    paragraphs: [text("mail.unpaid.body", values)],
    action: {
      label: text("mail.unpaid.action"),
      url: siteLink({ origin, locale }, `/member/children/${order.childId}/premium`),
    },
    footer: [whyLine(locale)],
  };
}

/** Says that money went back, and why. */
export function refundLetter(
  { origin, locale }: Setting,
  { user, childName, order, plan }: OrderParts,
  payment: typeof payments.$inferSelect,
): Letter {
  const text = mailTextIn(locale);
  const amount = formatMoney(payment.amountCents);
  const values = { amount, plan: plan.name[locale], name: childName, order: order.number };
  return {
    name: user.name,
    subject: text("mail.refund.subject", values),
    paragraphs: [text(`mail.refund.${payment.refundFor ?? "late"}`, values), text(whenBack(order))],
    action: { label: text("mail.refund.action"), url: siteLink({ origin, locale }, "/member/subscription-orders") },
    footer: [whyLine(locale)],
  };
}

/** When and where money arrives that goes back. */
function whenBack({ orderType: type }: OrderRow) {
  if (type === orderType.octopus) return "mail.refund.whenOctopus";
  return type === orderType.tapAndGo ? "mail.refund.whenTapAndGo" : "mail.refund.when";
}
