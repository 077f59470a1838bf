import { calledName, formatDate, formatMoney, type IsoDate, lastRetryDay } from "@gk/domain";
import { siteLink } from "../http/links.ts";
import type { Letter } from "../mail/compose.ts";
import type { Setting } from "../mail/setting.ts";
import { whyLine } from "../mail/why-line.ts";
import { mailTextIn } from "../mail/words.ts";
import { cardName, type NamedCard } from "../payments/card-name.ts";
import type { DueRenewal } from "./due-renewal.ts";

/** A try to renew that took no money: what was to be charged, and to which card if there was any. */
export interface FailedTry {
  readonly amountCents: number;
  readonly card: NamedCard | undefined;
  /** That the bank wants the card's holder to confirm the charge. @default false */
  readonly isHolderAway?: boolean;
}

/**
 * Says that a renewal could not be charged, what to do about it, and when it is tried again (decision 31). Where the bank
 * wants the holder, the card is stored anew: that asks them, and allows charges while they are away (decision 107).
 */
export function renewalFailedLetter(
  setting: Setting,
  { user, child, plan, subscription }: DueRenewal,
  failed: FailedTry,
  next: IsoDate,
): Letter {
  const { locale } = setting;
  const text = mailTextIn(locale);
  const last = lastRetryDay(subscription.endsOn);
  const date = formatDate(last, locale);
  const when = next === last ? "mail.renewalFailed.nextIsLast" : "mail.renewalFailed.next";
  const toDo = failed.isHolderAway ? "confirm" : "change";
  return {
    name: user.name,
    subject: text("mail.renewalFailed.subject", { name: calledName(child) }),
    paragraphs: [
      whatFailed(setting, plan.name[locale], failed),
      text(`mail.renewalFailed.${toDo}`, { date }),
      text(when, { next: formatDate(next, locale), date }),
    ],
    action: { label: text(`mail.renewalFailed.${toDo}.action`), url: siteLink(setting, places[toDo]) },
    footer: [whyLine(locale)],
  };
}

/** Where it is done. */
const places = { confirm: "/member/settings/payment/create", change: "/member/settings/payment" } as const;

/** Why a plan is over: its days are, the last try failed, or nobody could try in time. */
export type PlanEnd = "over" | "missed" | FailedTry;

/** Says that a plan has ended, and that nothing more is charged (decision 73). */
export function planEndedLetter(
  setting: Setting,
  { user, child, plan, subscription }: DueRenewal,
  end: PlanEnd,
): Letter {
  const { locale } = setting;
  const text = mailTextIn(locale);
  const named = { name: calledName(child), plan: plan.name[locale], date: formatDate(subscription.endsOn, locale) };
  const why =
    end === "over"
      ? [text("mail.planEnded.body", named)]
      : end === "missed"
        ? [text("mail.planEnded.missed", named)]
        : [whatFailed(setting, plan.name[locale], end), text("mail.planEnded.lastTry", named)];
  return {
    name: user.name,
    subject: text("mail.planEnded.subject", named),
    paragraphs: [...why, text("mail.planEnded.after", named)],
    action: {
      label: text("mail.planEnded.action"),
      url: siteLink(setting, `/member/children/${child.id}/premium`),
    },
    footer: [whyLine(locale)],
  };
}

function whatFailed({ locale }: Setting, plan: string, { amountCents, card, isHolderAway }: FailedTry): string {
  const text = mailTextIn(locale);
  const named = { plan, amount: formatMoney(amountCents) };
  if (!card) return text("mail.renewalFailed.noMethod", named);
  const why = isHolderAway ? "mail.renewalFailed.unconfirmed" : "mail.renewalFailed.body";
  return text(why, { ...named, method: cardName(card, locale) });
}
