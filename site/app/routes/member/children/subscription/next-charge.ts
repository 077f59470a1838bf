import { calledName, formatMoney, type IsoDate } from "@gk/domain";
import type { Child } from "@gk/web";
import type { CalendarDay } from "../../../../data/calendar.server.ts";
import { methodName } from "../../../../payment/method.ts";
import type { Translator } from "../../../../words/words.ts";

/** The day on which a child's plan is charged next; undefined where nothing will be. */
export function nextChargeDay({ subscription }: Child): IsoDate | undefined {
  const { status, next_bill_on, charge_cents, payment_method } = subscription ?? {};
  // A renewal that has failed is tried again on days of its own.
  if (status !== "active" || !next_bill_on || charge_cents == null || !payment_method) return undefined;
  return next_bill_on;
}

/** The next charge as a day in a calendar: how much, to which card, and where to turn it off (decision 50). */
export function nextCharge(t: Translator, child: Child, address: string): CalendarDay | undefined {
  const day = nextChargeDay(child);
  const { subscription } = child;
  if (!day || !subscription?.payment_method || subscription.charge_cents === null) return undefined;
  const about = {
    amount: formatMoney(subscription.charge_cents),
    plan: subscription.plan.name,
    name: calledName(child),
    method: methodName(t, subscription.payment_method),
    address,
  };
  return {
    id: `charge-${subscription.id}-${day}`,
    day,
    ...t.group("subscription.calendar", ["title", "body"], about),
    url: address,
  };
}
