import { activityJoinRefusal, calledName, formatDate } from "@gk/domain";
import { eq } from "drizzle-orm";
import { ownChild } from "../children/own-child.ts";
import { activities, activityJoins } from "../database/schema/index.ts";
import type { Handler, MemberContext } from "../http/handler.ts";
import { notFound, refused } from "../http/refusal.ts";
import { done } from "../http/reply.ts";
import type { Letter } from "../mail/compose.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { whyLine } from "../mail/why-line.ts";
import { withMails } from "../mail/with-mails.ts";
import { mailWords } from "../mail/words.ts";
import { isPremium } from "../subscriptions/premium.ts";

type Activity = typeof activities.$inferSelect;

/** Enters a child for a special activity, while there is room. */
export const joinActivity: Handler<"joinActivity"> = async ({ params, body }, context) => {
  const { today, now } = context;
  const child = await ownChild(context, body.child_id);
  await withMails(context, async (transaction) => {
    // The last place goes to one child, however many ask at once.
    const [wanted] = await transaction.select().from(activities).where(eq(activities.id, params.id)).for("update");
    if (!wanted) throw notFound();
    const joins = await transaction.select().from(activityJoins).where(eq(activityJoins.activityId, wanted.id));
    const refusal = activityJoinRefusal({
      today,
      joinBy: wanted.joinBy,
      endsOn: wanted.endsOn,
      quota: wanted.quota,
      joined: wanted.joinedInApp + joins.length,
      isPremiumOnly: wanted.premiumOnly,
      isPremiumChild: await isPremium(transaction, child.id, today),
      hasJoined: joins.some(({ childId }) => childId === child.id),
    });
    if (refusal) throw refused(refusal);
    await transaction.insert(activityJoins).values({ activityId: wanted.id, childId: child.id, joinedAt: now });
    await oweLetter(transaction, context, context.user, confirmation(context, calledName(child), wanted));
  });
  return done();
};

function confirmation({ locale, user }: MemberContext, name: string, { title, startsOn }: Activity): Letter {
  const values = { name, title: title[locale], date: formatDate(startsOn, locale) };
  return {
    name: user.name,
    subject: mailWords.text(locale, "mail.activity.subject", values),
    paragraphs: [mailWords.text(locale, "mail.activity.body", values)],
    footer: [whyLine(locale)],
  };
}
