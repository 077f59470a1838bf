import { and, eq } from "drizzle-orm";
import { ownChild } from "../children/own-child.ts";
import { activities, activityJoins } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { notFound, refused } from "../http/refusal.ts";
import { done } from "../http/reply.ts";

/** Takes a child out of a special activity, which gives its place to another. What is over stays as it was. */
export const leaveActivity: Handler<"leaveActivity"> = async ({ params, query }, context) => {
  const { database, today } = context;
  const child = await ownChild(context, query.child_id);
  const [activity] = await database.select().from(activities).where(eq(activities.id, params.id));
  if (!activity) throw notFound();
  if (today > activity.endsOn) throw refused("activity.ended");
  const left = await database
    .delete(activityJoins)
    .where(and(eq(activityJoins.activityId, activity.id), eq(activityJoins.childId, child.id)))
    .returning();
  if (left.length === 0) throw notFound();
  return done();
};
