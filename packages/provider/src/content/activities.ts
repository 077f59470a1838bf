import { type ActivityRefusal, activityJoinRefusal, type IsoDate, type Locale } from "@gk/domain";
import type { ActivitySummary } from "@gk/web";
import { asc, count, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { activities, activityJoins } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";
import { answer, wholeList } from "../http/reply.ts";
import { htmlOf } from "./html.ts";

/** Special activities, the next to begin first. */
export const listActivities: Handler<"listActivities"> = async (_, { database, locale, today }) => {
  const rows = await database.select().from(activities).orderBy(asc(activities.startsOn), asc(activities.id));
  const joined = await joinedByActivity(database);
  return wholeList(rows.map((activity) => summary(activity, joined.get(activity.id) ?? 0, locale, today)));
};

/** A special activity with its description. */
export const getActivity: Handler<"getActivity"> = async ({ params }, { database, locale, today }) => {
  const [activity] = await database.select().from(activities).where(eq(activities.id, params.id));
  if (!activity) throw notFound();
  const joined = await database.$count(activityJoins, eq(activityJoins.activityId, activity.id));
  return answer({
    ...summary(activity, joined, locale, today),
    description: htmlOf(activity.description[locale]),
    how_to: activity.howTo.map((step) => step[locale]),
  });
};

async function joinedByActivity(database: Database): Promise<ReadonlyMap<number, number>> {
  const counts = await database
    .select({ activityId: activityJoins.activityId, joined: count() })
    .from(activityJoins)
    .groupBy(activityJoins.activityId);
  return new Map(counts.map(({ activityId, joined }) => [activityId, joined]));
}

type Activity = typeof activities.$inferSelect;

function summary(activity: Activity, joinedHere: number, locale: Locale, today: IsoDate): ActivitySummary {
  const joined = activity.joinedInApp + joinedHere;
  return {
    id: activity.id,
    slug: activity.slug,
    title: activity.title[locale],
    summary: activity.summary[locale],
    starts_on: activity.startsOn,
    ends_on: activity.endsOn,
    join_by: activity.joinBy,
    quota: activity.quota,
    joined,
    status: statusOf(activity, joined, today),
    premium_only: activity.premiumOnly,
    illustration: activity.illustration,
  };
}

type Status = ActivitySummary["status"];

const statusOfRefusal: Partial<Record<ActivityRefusal, Status>> = {
  "activity.ended": "ended",
  "activity.closed": "closed",
  "activity.full": "full",
};

/** Whether somebody could join: the rule for one child, for a child that meets every condition. */
function statusOf(activity: Activity, joined: number, today: IsoDate): Status {
  const refusal = activityJoinRefusal({
    today,
    joinBy: activity.joinBy,
    endsOn: activity.endsOn,
    quota: activity.quota,
    joined,
    isPremiumOnly: activity.premiumOnly,
    isPremiumChild: true,
    hasJoined: false,
  });
  return (refusal && statusOfRefusal[refusal]) ?? "open";
}
