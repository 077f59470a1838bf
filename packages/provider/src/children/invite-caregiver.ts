import { caregiverEmailRefusal, caregiverQuotaRefusal, normalizeEmail } from "@gk/domain";
import { asc, eq } from "drizzle-orm";
import { caregiverUsers } from "../database/schema/index.ts";
import type { Handler, MemberContext } from "../http/handler.ts";
import { siteLink } from "../http/links.ts";
import { invalid, refused } from "../http/refusal.ts";
import { answer, created } from "../http/reply.ts";
import type { Letter } from "../mail/compose.ts";
import { sendLetter } from "../mail/send.ts";
import { mailWords } from "../mail/words.ts";
import { currentSubscription } from "../subscriptions/current-subscription.ts";
import { isUpgrading } from "../subscriptions/subscription-record.ts";
import { caregiverRecord } from "./child-record.ts";
import { lockOwnChild } from "./own-child.ts";

/** Invites a caregiver account to a premium child. An invitation that waits is sent again (decision 20). */
export const inviteCaregiver: Handler<"inviteCaregiver"> = async ({ params, body }, context) => {
  const { database, user, today } = context;
  const { child, caregiver, isNew } = await database.transaction(async (transaction) => {
    const own = await lockOwnChild(transaction, user, params.id);
    const current = await currentSubscription(transaction, own.id);
    const known = await transaction
      .select()
      .from(caregiverUsers)
      .where(eq(caregiverUsers.childId, own.id))
      .orderBy(asc(caregiverUsers.id));
    const waiting = known.find(
      ({ email, name }) => name === null && normalizeEmail(email) === normalizeEmail(body.email),
    );
    const isPremium = current !== undefined && isUpgrading(current.subscription, today);
    const emails = known.filter((one) => one !== waiting).map(({ email }) => email);
    const issue = caregiverEmailRefusal(body.email, { own: user.email, caregivers: emails });
    if (issue) throw invalid({ email: [issue] });
    const refusal = caregiverQuotaRefusal({
      isPremium,
      caregivers: emails.length,
      maxCaregivers: current?.plan.maxCaregivers ?? 0,
    });
    if (refusal) throw refused(refusal);
    if (waiting) return { child: own, caregiver: waiting, isNew: false };
    const [added] = await transaction
      .insert(caregiverUsers)
      .values({ childId: own.id, email: body.email, addedOn: today })
      .returning();
    if (!added) throw new Error("An inserted caregiver comes back.");
    return { child: own, caregiver: added, isNew: true };
  });
  sendLetter(context, caregiver.email, invitation(context, child.name));
  return isNew ? created(caregiverRecord(caregiver)) : answer(caregiverRecord(caregiver));
};

function invitation(context: MemberContext, childName: string): Letter {
  const { locale, user } = context;
  const product = mailWords.text(locale, "product.name");
  return {
    subject: mailWords.text(locale, "mail.caregiver.subject", { inviter: user.name, product }),
    paragraphs: [mailWords.text(locale, "mail.caregiver.body", { inviter: user.name, child: childName })],
    action: {
      label: mailWords.text(locale, "mail.caregiver.action"),
      url: siteLink(context, "/auth", { type: "register" }),
    },
    footer: [[mailWords.text(locale, "mail.notYou")]],
  };
}
