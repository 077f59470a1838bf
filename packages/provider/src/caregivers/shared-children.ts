import { caregiverQuotaRefusal } from "@gk/domain";
import { and, eq } from "drizzle-orm";
import { requireActivated } from "../children/own-child.ts";
import { caregiverUsers, children } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { notFound, refused } from "../http/refusal.ts";
import { answer, done, wholeList } from "../http/reply.ts";
import { currentSubscription } from "../subscriptions/current-subscription.ts";
import { isUpgrading } from "../subscriptions/subscription-record.ts";
import { caregiversOf } from "./caregiver.ts";
import { isFor, isWaitingFor, sharedChildren } from "./shared-child.ts";

/** The children whose parents invited the member, accepted or not. */
export const listSharedChildren: Handler<"listSharedChildren"> = async (_, context) => {
  requireActivated(context);
  return wholeList(await sharedChildren(context.database, context.user));
};

/** Accepts an invitation, while the child's plan has room for as many: it may have become a smaller one meanwhile. */
export const acceptInvitation: Handler<"acceptInvitation"> = async ({ params }, context) => {
  requireActivated(context);
  const { database, user, today } = context;
  const isWaiting = and(eq(caregiverUsers.id, params.id), isWaitingFor(user));
  await database.transaction(async (transaction) => {
    const [waiting] = await transaction.select().from(caregiverUsers).where(isWaiting);
    if (!waiting) throw notFound();
    // As inviting does, so that two who accept at once are counted one after the other.
    await transaction.select().from(children).where(eq(children.id, waiting.childId)).for("no key update");
    const current = await currentSubscription(transaction, waiting.childId);
    const caregivers = await caregiversOf(transaction, [waiting.childId]);
    const refusal = caregiverQuotaRefusal({
      isPremium: current !== undefined && isUpgrading(current.subscription, today),
      caregivers: caregivers.filter(({ status }) => status === "active").length,
      maxCaregivers: current?.plan.maxCaregivers ?? 0,
    });
    if (refusal) throw refused(refusal);
    await transaction.update(caregiverUsers).set({ userId: user.id, name: user.name }).where(isWaiting);
  });
  // Its parent may have removed it since it was read.
  const [shared] = await sharedChildren(database, user, eq(caregiverUsers.id, params.id));
  if (!shared) throw notFound();
  return answer(shared);
};

/** Declines an invitation, or ends what was accepted. */
export const leaveSharedChild: Handler<"leaveSharedChild"> = async ({ params }, context) => {
  requireActivated(context);
  const { database, user } = context;
  const left = await database
    .delete(caregiverUsers)
    .where(and(eq(caregiverUsers.id, params.id), isFor(user)))
    .returning();
  if (left.length === 0) throw notFound();
  return done();
};
