import type { IsoDate } from "../date/iso-date.ts";
import { idField } from "../integer/integer-field.ts";
import { form } from "../issue/form.ts";

/**
 * The body of `POST /activities/{id}`.
 * @errors activity.child.required
 * @source decision 26
 */
export const activityJoinSchema = form({ child_id: idField("activity.child.required") });

/** What decides whether a child may join an activity. */
export interface ActivityJoin {
  readonly today: IsoDate;
  readonly joinBy: IsoDate;
  readonly endsOn: IsoDate;
  readonly quota: number;
  readonly joined: number;
  readonly isPremiumOnly: boolean;
  readonly isPremiumChild: boolean;
  readonly hasJoined: boolean;
}

/** Why a child cannot join an activity; `activity.join.*` words the last part. */
export type ActivityRefusal = `activity.${"already" | "ended" | "closed" | "premiumOnly" | "full"}`;

/**
 * Why a child cannot join an activity; undefined when it can. The last days are included.
 * @source decision 26
 */
export function activityJoinRefusal(join: ActivityJoin): ActivityRefusal | undefined {
  if (join.hasJoined) return "activity.already";
  if (join.today > join.endsOn) return "activity.ended";
  if (join.today > join.joinBy) return "activity.closed";
  if (join.isPremiumOnly && !join.isPremiumChild) return "activity.premiumOnly";
  return join.joined >= join.quota ? "activity.full" : undefined;
}
