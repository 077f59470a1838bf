import { addDays, hongKongTime, hongKongToday, type IsoDate, renewalHour } from "@gk/domain";
import { and, asc, eq, lt, lte, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { children, plans, subscriptions, users } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { failureOf } from "../work.ts";
import type { DueRenewal } from "./due-renewal.ts";
import { renew } from "./renew.ts";

/**
 * Charges the plans that renew now, and ends those that are over.
 *
 * A plan renews on its bill date at 09:00 Hong Kong time; a failed charge is tried again after 1, 3 and 5 days, and
 * the plan ends with the last try. It may run as often as one likes, and in several processes at once: the state of the
 * plan is the key of its charge, so that nothing is charged twice.
 *
 * @source decision 31
 */
export async function renewDue(services: Services, now: Date): Promise<void> {
  for (const due of await findDue(services.database, now)) {
    try {
      await renew(services, due, now);
    } catch (error) {
      // One plan that cannot be renewed does not keep the others from it.
      services.log.error({ subscription: due.subscription.id, failure: failureOf(error) }, "renewal failed");
    }
  }
  await expireEnded(services.database, hongKongToday(now));
}

/** The last day whose renewals may be charged by now. */
function lastBillDay(now: Date): IsoDate {
  const today = hongKongToday(now);
  return now.getTime() < hongKongTime(today, renewalHour) ? addDays(today, -1) : today;
}

async function findDue(database: Database, now: Date): Promise<DueRenewal[]> {
  return database
    .select({ subscription: subscriptions, plan: plans, child: children, user: users })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .innerJoin(children, eq(children.id, subscriptions.childId))
    .innerJoin(users, eq(users.id, children.userId))
    .where(
      and(
        eq(subscriptions.status, "active"),
        eq(subscriptions.autoRenew, true),
        lte(sql`coalesce(${subscriptions.retryOn}, ${subscriptions.endsOn})`, lastBillDay(now)),
      ),
    )
    .orderBy(asc(subscriptions.id));
}

/** A plan runs through its last day. */
async function expireEnded(database: Database, today: IsoDate): Promise<void> {
  await database
    .update(subscriptions)
    .set({ status: "expired" })
    .where(
      and(eq(subscriptions.status, "active"), eq(subscriptions.autoRenew, false), lt(subscriptions.endsOn, today)),
    );
}
