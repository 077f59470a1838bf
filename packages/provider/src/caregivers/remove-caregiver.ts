import { and, eq } from "drizzle-orm";
import { caregiverUsers } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";
import { done } from "../http/reply.ts";
import { ownChild } from "../children/own-child.ts";

/** Removes a caregiver account from a child; also from one that is not premium any more. */
export const removeCaregiver: Handler<"removeCaregiver"> = async ({ params }, context) => {
  const child = await ownChild(context, params.id);
  const removed = await context.database
    .delete(caregiverUsers)
    .where(and(eq(caregiverUsers.id, params.caregiver_id), eq(caregiverUsers.childId, child.id)))
    .returning();
  if (removed.length === 0) throw notFound();
  return done();
};
