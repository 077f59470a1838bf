import { daysBetween } from "../date/calendar.ts";
import type { IsoDate } from "../date/iso-date.ts";
import { isCardValid } from "../payment/payment.ts";

/**
 * How long before its bill date a renewal is announced.
 * @units days
 * @source decision 73
 */
export const renewalNoticeDays = 7;

/**
 * How long before its end a plan that does not renew is said to end, the first notice first.
 * @units days
 * @source decision 73
 */
export const endNoticeDays = [14, 3] as const;

/**
 * How long before the next charge a mail says that the card will have expired by then.
 * @units days
 * @source decision 97
 */
export const cardNoticeDays = 30;

/** What is said of a plan before its period is over, each once a period. */
export type PlanNotice = "renewal" | "cardExpires" | "ending14" | "ending3";

/**
 * Whether a card can't be charged any more on a day to come. A way to pay without a date never expires.
 * @source decision 73
 */
export function expiresBefore(
  card: { readonly exp_month: number | null; readonly exp_year: number | null },
  day: IsoDate,
): boolean {
  const { exp_month, exp_year } = card;
  return exp_month !== null && exp_year !== null && !isCardValid({ exp_month, exp_year }, day);
}

/**
 * What has to be said of a running plan on a day. What was not said on its day is said later, as long as it is still
 * to come; of the notices of an end, only the last one whose day has come.
 * @source decisions 73 and 97
 */
export function noticesDue(
  plan: {
    readonly endsOn: IsoDate;
    readonly autoRenew: boolean;
    /** Whether the card that pays for it will have expired by then. */
    readonly cardExpires: boolean;
  },
  today: IsoDate,
): readonly PlanNotice[] {
  const days = daysBetween(today, plan.endsOn);
  if (plan.autoRenew) {
    // On the bill date itself it is charged, or has failed, and that is mailed.
    if (days < 1) return [];
    return [
      ...(days <= renewalNoticeDays ? (["renewal"] as const) : []),
      ...(plan.cardExpires && days <= cardNoticeDays ? (["cardExpires"] as const) : []),
    ];
  }
  const [first, last] = endNoticeDays;
  if (days < 0 || days > first) return [];
  return [days <= last ? "ending3" : "ending14"];
}
