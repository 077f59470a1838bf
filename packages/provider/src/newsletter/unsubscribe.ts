import { and, eq, isNull } from "drizzle-orm";
import { newsletterSubscribers } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { done } from "../http/reply.ts";

/** Ends a subscription. A code that ended one before, or that nobody has, answers alike: either way no more mail comes. */
export const unsubscribeFromNewsletter: Handler<"unsubscribeFromNewsletter"> = async ({ body }, { database, now }) => {
  await database
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: now })
    .where(and(eq(newsletterSubscribers.unsubscribeCode, body.code), isNull(newsletterSubscribers.unsubscribedAt)));
  return done();
};
