import {
  calledName,
  canAutoRenew,
  daysBetween,
  formatDate,
  formatMoney,
  type IsoDate,
  type PlanNotice,
} from "@gk/domain";
import { siteLink } from "../http/links.ts";
import type { Letter } from "../mail/compose.ts";
import type { Setting } from "../mail/setting.ts";
import { whyLine } from "../mail/why-line.ts";
import { mailTextIn } from "../mail/words.ts";
import { cardName } from "../payments/card-name.ts";
import type { PaymentMethodRow } from "../payments/payment-method-record.ts";
import { renewalPrice } from "../subscriptions/renewal-price.ts";
import type { DueRenewal } from "./due-renewal.ts";

/** A plan of which something has to be said, with the cards that matter. */
interface Noticed extends DueRenewal {
  readonly today: IsoDate;
  /** The account's default card, which its plans renew with while it is valid. */
  readonly byDefault: PaymentMethodRow | undefined;
  /** The card that will be charged on the bill date, as things stand; undefined where none can be. */
  readonly charged: PaymentMethodRow | undefined;
}

/** The letter of a notice before a plan's renewal or end (decision 73). */
export function noticeLetter(setting: Setting, notice: PlanNotice, plan: Noticed): Letter {
  if (notice === "renewal") return renewalSoon(setting, plan);
  if (notice === "cardExpires") return cardExpires(setting, plan);
  return planEnding(setting, plan);
}

/** Says a week before what will be charged, to which card, and where to turn it off. */
function renewalSoon(setting: Setting, noticed: Noticed): Letter {
  const text = mailTextIn(setting.locale);
  const named = namesOf(setting, noticed);
  const { user, charged } = noticed;
  return {
    name: user.name,
    subject: text("mail.renewalSoon.subject", named),
    paragraphs: [
      charged
        ? text("mail.renewalSoon.body", { ...named, method: cardName(charged, setting.locale) })
        : text("mail.renewalSoon.noMethod", named),
      text("mail.renewalSoon.turnOff", named),
    ],
    action: { label: text("mail.renewalSoon.action"), url: planPage(setting, noticed) },
    footer: [whyLine(setting.locale)],
  };
}

/** Says that a plan will end, and how it could go on. */
function planEnding(setting: Setting, noticed: Noticed): Letter {
  const text = mailTextIn(setting.locale);
  const { user, plan, subscription, today } = noticed;
  const named = { ...namesOf(setting, noticed), days: daysBetween(today, subscription.endsOn) };
  const canRenew = canAutoRenew({ supportsAutoRenew: plan.supportsAutoRenew, orderType: subscription.orderType });
  return {
    name: user.name,
    subject: text("mail.planEnding.subject", named),
    paragraphs: [
      text("mail.planEnding.body", named),
      canRenew ? text("mail.planEnding.turnOn", named) : text("mail.planEnding.buyAgain"),
    ],
    action: { label: text("mail.planEnding.action"), url: planPage(setting, noticed) },
    footer: [whyLine(setting.locale)],
  };
}

/** Says that the plan's card will have expired by the next charge, and what is charged instead if anything can be. */
function cardExpires(setting: Setting, noticed: Noticed): Letter {
  const { locale } = setting;
  const text = mailTextIn(locale);
  const { user, byDefault, charged } = noticed;
  const named = {
    ...namesOf(setting, noticed),
    method: cardName(byDefault, locale),
    month: lastMonth(byDefault, setting),
  };
  return {
    name: user.name,
    subject: text("mail.cardExpires.subject", named),
    paragraphs: [
      text("mail.cardExpires.body", named),
      charged ? text("mail.cardExpires.other", { other: cardName(charged, locale) }) : text("mail.cardExpires.update"),
    ],
    action: { label: text("mail.cardExpires.action"), url: siteLink(setting, "/member/settings/payment") },
    footer: [whyLine(locale)],
  };
}

/** What every notice names: child, plan, day and amount. */
const namesOf = ({ locale }: Setting, { child, plan, subscription }: Noticed) => ({
  name: calledName(child),
  plan: plan.name[locale],
  date: formatDate(subscription.endsOn, locale),
  amount: formatMoney(renewalPrice({ subscription, plan })),
});

const planPage = (setting: Setting, { child }: Noticed) =>
  siteLink(setting, `/member/children/${child.id}/subscription`);

/** The last month of a card, through whose end it can be charged (T107). */
function lastMonth(card: PaymentMethodRow | undefined, { locale }: Setting): string {
  const { expYear, expMonth } = card ?? {};
  if (!expYear || !expMonth) return "";
  return formatDate(`${expYear}-${String(expMonth).padStart(2, "0")}-01` as IsoDate, locale, "month");
}
