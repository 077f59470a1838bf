import { addDays, hongKongTime, hongKongToday, type IsoDate, renewalHour } from "@gk/domain";
import { and, asc, eq, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import { askedBefore } from "../checkout/ask-charge.ts";
import type { Database } from "../database/database.ts";
import { dueOn, subscriptions } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { type DueRenewal, runningPlans } from "./due-renewal.ts";
import { eachPlan } from "./each-plan.ts";
import { renew } from "./renew.ts";
import { endPlan } from "./write-end.ts";

/**
 * Charges the plans that renew now, and ends those that are over.
 *
 * A plan renews on its bill date at 09:00 Hong Kong time; a failed try, whatever made it fail, is made again after 1, 3
 * and 5 days, and the plan ends with the last. A charge whose outcome is not known is asked for again, once an hour at
 * most, and the plan does not end meanwhile. It may run as often as one likes, and in several processes at once.
 *
 * @source decisions 31 and 61
 */
export async function renewDue(services: Services, now: Date): Promise<void> {
  const { database } = services;
  await eachPlan(services, await findDue(database, now), (due) => renew(services, due, now));
  await eachPlan(services, await findOver(database, hongKongToday(now)), (due) => endPlan(services, due, "over", now));
}

/** The last day whose renewals may be charged by now. */
function lastBillDay(now: Date): IsoDate {
  const today = hongKongToday(now);
  return now.getTime() < hongKongTime(today, renewalHour) ? addDays(today, -1) : today;
}

async function findDue(database: Database, now: Date): Promise<DueRenewal[]> {
  const { status, autoRenew, triedOn, openCharge, askedAt, id } = subscriptions;
  const isToBeTried = and(
    isNull(openCharge),
    eq(autoRenew, true),
    lte(dueOn(subscriptions), lastBillDay(now)),
    or(isNull(triedOn), lt(triedOn, hongKongToday(now))),
  );
  const isToBeAsked = and(isNotNull(openCharge), lte(askedAt, askedBefore(now)));
  return runningPlans(database)
    .where(and(eq(status, "active"), or(isToBeTried, isToBeAsked)))
    .orderBy(asc(id));
}

/** A plan runs through its last day, and as long as its money may be on the way. */
async function findOver(database: Database, today: IsoDate): Promise<DueRenewal[]> {
  const { status, autoRenew, openCharge, id } = subscriptions;
  return runningPlans(database)
    .where(and(eq(status, "active"), eq(autoRenew, false), isNull(openCharge), lt(dueOn(subscriptions), today)))
    .orderBy(asc(id));
}
