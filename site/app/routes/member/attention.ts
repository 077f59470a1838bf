import {
  calledName,
  daysBetween,
  formatDate,
  type IsoDate,
  lastRetryDay,
  mayHaveMovedUp,
  paymentStatus,
  slugOf,
  yearLevel,
} from "@gk/domain";
import type { AttentionItem } from "@gk/ui/attention-list";
import type { Child, Order, PrizeTheme, SharedChild } from "@gk/web";
import { latestOf } from "../../content/latest-of.ts";
import { paths } from "../../paths.ts";
import { expiringCard } from "../../payment/expiring-card.ts";
import { named } from "../../words/named.tsx";
import type { Translator } from "../../words/words.ts";
import { isOffered } from "./prizes/prizes.ts";

type State = {
  verified: boolean;
  children: readonly Child[];
  /** Children whose parents share them with the member. */
  shared: readonly SharedChild[];
  /** The newest orders. */
  orders: readonly Order[];
  themes: readonly PrizeTheme[];
  trialEndsOn: IsoDate | undefined;
  today: IsoDate;
};

/**
 * How long before its end it is said that a plan ends.
 * @units days
 */
const planNoticeDays = 30;

/** What a member should look at, the most pressing first. */
export function attentionItems(t: Translator, state: State): AttentionItem[] {
  const { verified, children, shared, orders, themes, trialEndsOn, today } = state;
  const items: AttentionItem[] = [];
  const toUpgrade = children.find((child) => child.status !== "upgraded");
  if (!verified) {
    items.push({
      id: "verify",
      kind: "verify",
      text: t("member.index.attention.verify"),
      action: { href: paths.emailVerification, label: t("member.index.attention.verify.cta") },
    });
  }
  items.push(...shared.filter(({ status }) => status === "invited").map(invitationItem(t)));
  items.push(...children.flatMap((child) => paymentItem(t, child) ?? []));
  items.push(...orders.filter(({ payment_status }) => payment_status === paymentStatus.pending).map(orderItem(t)));
  items.push(...children.flatMap((child) => endingItem(t, child, today) ?? []));
  // Whoever came to look at another's child may have none.
  if (verified && children.length === 0 && shared.length === 0) {
    items.push({
      id: "child",
      kind: "upgrade",
      text: t("member.index.children.empty"),
      action: { href: paths.createChild, label: t("children.add") },
    });
  }
  if (trialEndsOn && toUpgrade) {
    items.push({
      id: "trial",
      kind: "trial",
      text: t("member.index.attention.trial", {
        date: formatDate(trialEndsOn, t.locale),
        days: daysBetween(today, trialEndsOn),
      }),
      action: { href: paths.premium(toUpgrade.id), label: t("member.index.attention.trial.cta") },
    });
  }
  items.push(...children.flatMap((child) => prizeItem(t, child, { themes, today }) ?? []));
  items.push(...children.flatMap((child) => schoolItem(t, child, today) ?? []));
  return items;
}

/** An invitation to look at a child, which waits. */
const invitationItem =
  (t: Translator) =>
  ({ id, shared_by: parent, child }: SharedChild): AttentionItem => ({
    id: `invitation-${id}`,
    kind: "upgrade",
    text: named(t("member.index.attention.invitation", { parent, name: calledName(child) }), t.locale),
    action: { href: paths.children, label: t("member.index.attention.invitation.cta") },
  });

/** An order that waits for its payment. */
const orderItem =
  (t: Translator) =>
  ({ id, number }: Order): AttentionItem => ({
    id: `order-${id}`,
    kind: "order",
    text: t("member.index.attention.order", { order: number }),
    action: { href: paths.orders, label: t("member.index.attention.order.cta") },
  });

/** A plan that ends soon, and does not renew. */
function endingItem(t: Translator, child: Child, today: IsoDate): AttentionItem | undefined {
  const { id, subscription } = child;
  const name = calledName(child);
  if (subscription?.status !== "active" || subscription.next_bill_on) return undefined;
  const endsOn = subscription.ends_on;
  const days = daysBetween(today, endsOn);
  if (days < 0 || days > planNoticeDays) return undefined;
  return {
    id: `ending-${id}`,
    kind: "upgrade",
    text: named(t("member.index.attention.ending", { name, date: formatDate(endsOn, t.locale), days }), t.locale),
    action: { href: paths.childPart(id, "subscription"), label: t("member.index.attention.ending.cta") },
  };
}

/** A premium child without a prize, as long as one can be chosen. */
function prizeItem(
  t: Translator,
  child: Child,
  { themes, today }: Pick<State, "themes" | "today">,
): AttentionItem | undefined {
  if (!child.is_premium || child.has_prize) return undefined;
  const offered = themes.filter((theme) => isOffered(theme, today));
  const last = latestOf(offered.map(({ deadline }) => deadline));
  if (!last) return undefined;
  const name = calledName(child);
  return {
    id: `prize-${child.id}`,
    kind: "prize",
    text: named(t("member.index.attention.prizeMissing", { name, date: formatDate(last, t.locale) }), t.locale),
    action: { href: paths.prizesOf(child.id), label: t("member.index.attention.prize.cta") },
  };
}

/** A child whose grade may be last year's (decision 129). */
function schoolItem(t: Translator, child: Child, today: IsoDate): AttentionItem | undefined {
  const { id, date_of_birth, year_level } = child;
  if (!mayHaveMovedUp({ year_level, date_of_birth }, today)) return undefined;
  const name = calledName(child);
  const level = t(`option.year_level.${slugOf(yearLevel, year_level)}`);
  return {
    id: `school-${id}`,
    kind: "school",
    text: named(t("member.index.attention.school", { name, level }), t.locale),
    action: { href: paths.updateChild(id), label: t("member.index.attention.school.cta") },
  };
}

/** A renewal that failed, or whose card will have expired by then. */
function paymentItem(t: Translator, child: Child): AttentionItem | undefined {
  const { subscription } = child;
  const name = calledName(child);
  const action = { href: paths.payment, label: t("member.index.attention.payment.cta") };
  if (subscription?.status === "pastDue") {
    const date = formatDate(lastRetryDay(subscription.ends_on), t.locale);
    const text = named(t("member.index.attention.renewal", { name, date }), t.locale);
    return { id: `renewal-${child.id}`, kind: "renewal", text, action };
  }
  const expiring = expiringCard(child);
  if (!expiring) return undefined;
  const date = formatDate(expiring.nextBillOn, t.locale);
  const text = named(t("member.index.attention.card", { name, date }), t.locale);
  return { id: `card-${child.id}`, kind: "card", text, action };
}
