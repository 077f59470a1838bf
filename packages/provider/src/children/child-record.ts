import { type ChildField, childFieldNames, childStatus } from "@gk/domain";
import type { Child } from "@gk/web";
import { inArray } from "drizzle-orm";
import type { User } from "../access/tokens.ts";
import { activityJoins, performances, pictures, prizeChoices } from "../database/schema/index.ts";
import type { MemberContext } from "../http/handler.ts";
import { currentSubscriptions } from "../subscriptions/current-subscription.ts";
import { isUpgrading, subscriptionRecord } from "../subscriptions/subscription-record.ts";
import { caregiverRecord, caregiversOf } from "../caregivers/caregiver.ts";
import { pictured, pictureVersion } from "../pictures/kept-picture.ts";
import type { ChildRow } from "./own-child.ts";

/** Children as the web API shows them, with all that belongs to them. */
export async function childRecords(rows: readonly ChildRow[], context: MemberContext): Promise<Child[]> {
  const { database } = context;
  const ids = rows.map(({ id }) => id);
  const subscriptions = await currentSubscriptions(database, ids);
  const caregivers = await caregiversOf(database, ids);
  const choices = await database.select().from(prizeChoices).where(inArray(prizeChoices.childId, ids));
  const joins = await database.select().from(activityJoins).where(inArray(activityJoins.childId, ids));
  const shown = await database
    .select({ childId: pictures.childId, version: pictureVersion })
    .from(pictures)
    .where(inArray(pictures.childId, ids));
  const stars = await database
    .select({ childId: performances.childId, silverStars: performances.silverStars })
    .from(performances)
    .where(inArray(performances.childId, ids));

  return rows.map((child) => {
    const current = subscriptions.get(child.id);
    const isPremium = current !== undefined && isUpgrading(current.subscription, context.today);
    const prize = choices.find(({ childId }) => childId === child.id);
    return {
      ...answersOf(child),
      id: child.id,
      ...pictured(shown.find(({ childId }) => childId === child.id)?.version),
      is_premium: isPremium,
      has_prize: prize !== undefined,
      status: childStatus({
        isPremium,
        freeTrailFinishedAt: context.user.freeTrialFinishedAt?.toISOString() ?? null,
        now: context.now,
      }),
      silver_stars: stars.find(({ childId }) => childId === child.id)?.silverStars ?? 0,
      prize_stage_id: prize?.prizeStageId ?? null,
      subscription: current ? subscriptionRecord(current, context) : null,
      caregiver_users: caregivers.filter(({ row }) => row.childId === child.id).map(caregiverRecord),
      activity_ids: joins.filter(({ childId }) => childId === child.id).map(({ activityId }) => activityId),
    };
  });
}

/** One child as the web API shows it. */
export async function childRecord(child: ChildRow, context: MemberContext): Promise<Child> {
  const [record] = await childRecords([child], context);
  if (!record) throw new Error("A child has one record.");
  return record;
}

/** A child as its caregiver sees it: nothing of money, nor who else looks at it (decision 71). */
export async function sharedChildRecord(child: ChildRow, parent: User, context: MemberContext): Promise<Child> {
  const record = await childRecord(child, { ...context, user: parent });
  return { ...record, subscription: null, caregiver_users: [], shared_by: parent.name };
}

/** What the parent filled in: the columns that are called as the form's fields. */
const answersOf = (child: ChildRow) =>
  Object.fromEntries(childFieldNames.map((field) => [field, child[field]])) as Pick<ChildRow, ChildField>;
