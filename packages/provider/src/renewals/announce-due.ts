import {
  addDays,
  cardNoticeDays,
  endNoticeDays,
  expiresBefore,
  hongKongToday,
  isStoreOrder,
  noticesDue,
} from "@gk/domain";
import { and, asc, eq, gte, isNull, lt, lte, or } from "drizzle-orm";
import { subscriptions } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { oweMail } from "../mail/owe-mail.ts";
import { renewalPrice } from "../subscriptions/renewal-price.ts";
import { cardsOf } from "./cards-of.ts";
import { type DueRenewal, runningPlans } from "./due-renewal.ts";
import { eachPlan } from "./each-plan.ts";
import { whileInPeriod } from "./in-period.ts";
import { noticeLetter } from "./notice-letters.ts";

/** The longest time before the end of a period at which anything is said of it. */
const LONGEST_DAYS = Math.max(cardNoticeDays, ...endNoticeDays);

/**
 * Says by mail what is to come of each plan: its renewal, its end, a card that will have expired by then. Each once a
 * period, also where nobody was there to say it on its day.
 *
 * @source decision 73
 */
export async function announceDue(services: Services, now: Date): Promise<void> {
  const today = hongKongToday(now);
  const { status, endsOn, openCharge, noticedOn, id } = subscriptions;
  const isNear = and(gte(endsOn, today), lte(endsOn, addDays(today, LONGEST_DAYS)));
  const isNew = or(isNull(noticedOn), lt(noticedOn, today));
  const near = await runningPlans(services.database)
    .where(and(eq(status, "active"), isNull(openCharge), isNear, isNew))
    .orderBy(asc(id));
  await eachPlan(services, near, (due) => announce(services, due, now));
}

/** A plan is looked at once a day: what changes on a day is said on the next. */
async function announce(services: Services, due: DueRenewal, now: Date): Promise<void> {
  const { database, origin } = services;
  const today = hongKongToday(now);
  await whileInPeriod(database, due, async (transaction, current) => {
    const { id, endsOn, autoRenew, orderType } = current.subscription;
    // Whatever a mail or a page names in these days is not exceeded, also where the plan's price rises again.
    const renewalCents = renewalPrice(current);
    await transaction.update(subscriptions).set({ noticedOn: today, renewalCents }).where(eq(subscriptions.id, id));
    // Whether a plan that was bought in a store goes on is the store's to know and to say.
    if (isStoreOrder(orderType)) return;
    const { byDefault, charged } = await cardsOf(transaction, services, current, endsOn);
    const cardExpires =
      byDefault !== undefined && expiresBefore({ exp_month: byDefault.expMonth, exp_year: byDefault.expYear }, endsOn);
    for (const notice of noticesDue({ endsOn, autoRenew, cardExpires }, today)) {
      await oweMail(transaction, {
        user: current.user,
        key: `notice-${notice}-${id}-${endsOn}`,
        origin,
        now,
        letter: (setting) => noticeLetter(setting, notice, { ...current, today, byDefault, charged }),
      });
    }
  });
}
