import { activityJoinRefusal, type IsoDate } from "@gk/domain";
import type { TagTone } from "@gk/ui/tag";
import type { ActivitySummary, Child } from "@gk/web";
import { query } from "../../../data/query.ts";
import { recordId } from "../../../data/record-id.ts";

/** Reads the special activities; others join them while the page is open. */
export const activitiesQuery = query("listActivities", {}, { revalidateOnFocus: true });

/** Reads a special activity. Its HTML never leaves the server as it is. */
export const activityQuery = (id: number) =>
  query(
    "getActivity",
    { params: { id } },
    {
      select: ({ data: { description: _description, how_to: _howTo, ...activity } }) => activity,
      revalidateOnFocus: true,
    },
  );

/**
 * The special activity in a page's address.
 * @errors throws a 404 for anything that none can have
 */
export const activityId = ({ activityId: text }: { activityId?: string | undefined }): number => recordId(text);

/** The colour of how an activity stands. */
export const statusTone = {
  upcoming: "current",
  open: "success",
  full: "off",
  closed: "off",
  ended: "neutral",
} as const satisfies Record<ActivitySummary["status"], TagTone>;

/** The children who have joined an activity. */
export const joinedOf = (children: readonly Child[], { id }: Pick<ActivitySummary, "id">) =>
  children.filter(({ activity_ids }) => activity_ids.includes(id));

/** What comes next first. */
const byStart = (one: ActivitySummary, other: ActivitySummary) =>
  one.starts_on.localeCompare(other.starts_on) || one.id - other.id;

const isOver = ({ status }: ActivitySummary) => status === "ended";

/** Activities as a family reads them: what is to come or goes on, the next first; what is over, the latest first. */
export function inOrder(activities: readonly ActivitySummary[]) {
  return {
    coming: activities.filter((one) => !isOver(one)).toSorted(byStart),
    past: activities.filter(isOver).toSorted((one, other) => byStart(other, one)),
  };
}

/** What is to come or goes on, that one of the children has joined. */
export const joinedActivities = (activities: readonly ActivitySummary[], children: readonly Child[]) =>
  inOrder(activities).coming.filter((one) => joinedOf(children, one).length > 0);

/** How a child stands with an activity: it can join, has joined, would have to be upgraded first, or can't join now. */
export type Standing = "open" | "joined" | "premiumOnly" | "shut";

/** How a child stands with an activity today. @source decision 26 */
export function standingOf(activity: ActivitySummary, child: Child, today: IsoDate): Standing {
  const refusal = activityJoinRefusal({
    today,
    joinBy: activity.join_by,
    endsOn: activity.ends_on,
    quota: activity.quota,
    joined: activity.joined,
    isPremiumOnly: activity.premium_only,
    isPremiumChild: child.is_premium,
    hasJoined: child.activity_ids.includes(activity.id),
  });
  if (refusal === "activity.already") return "joined";
  // Nobody is upgraded for an activity that nobody can join.
  if (activity.status !== "open") return "shut";
  if (refusal === "activity.premiumOnly") return "premiumOnly";
  return refusal ? "shut" : "open";
}
