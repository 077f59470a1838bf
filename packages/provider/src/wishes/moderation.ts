import { and, eq, isNull } from "drizzle-orm";
import { wishes } from "../database/schema/index.ts";
import type { Handler, MemberContext } from "../http/handler.ts";
import { notFound } from "../http/refusal.ts";
import { done } from "../http/reply.ts";
import { wishList } from "./wish-list.ts";

/** Wishes that nobody has decided on. */
export const listPendingWishes: Handler<"listPendingWishes"> = async ({ query }, context) => {
  requireModerator(context);
  return wishList(context.database, query, isNull(wishes.approved));
};

/** Approves or declines a wish, once. */
export const moderateWish: Handler<"moderateWish"> = async ({ params, body }, context) => {
  requireModerator(context);
  const decided = await context.database
    .update(wishes)
    .set({ approved: body.approved, decidedBy: context.user.id })
    .where(and(eq(wishes.id, params.id), isNull(wishes.approved)))
    .returning();
  if (decided.length === 0) throw notFound();
  return done();
};

/** For everybody else there is nothing here (decision 25). */
function requireModerator({ user }: MemberContext): void {
  if (!user.isModerator) throw notFound();
}
