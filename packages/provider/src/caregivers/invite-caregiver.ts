import { calledName, caregiverEmailRefusal, caregiverQuotaRefusal, normalizeEmail } from "@gk/domain";
import type { User } from "../access/tokens.ts";
import { countTry, forgetTry } from "../access/rate-limit.ts";
import { lockOwnChild } from "../children/own-child.ts";
import type { Database } from "../database/database.ts";
import { caregiverUsers } from "../database/schema/index.ts";
import { isUniqueViolation } from "../database/unique-violation.ts";
import type { Handler, MemberContext } from "../http/handler.ts";
import { siteLink } from "../http/links.ts";
import { invalid, refused, tooManyRequests } from "../http/refusal.ts";
import { answer, created } from "../http/reply.ts";
import type { Letter } from "../mail/compose.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { withMails } from "../mail/with-mails.ts";
import { mailWords } from "../mail/words.ts";
import { currentSubscription } from "../subscriptions/current-subscription.ts";
import { isUpgrading } from "../subscriptions/subscription-record.ts";
import { type Caregiver, caregiverRecord, caregiversOf } from "./caregiver.ts";
import { noteInvitation } from "./invited-address.ts";

/**
 * Invites a caregiver account to a premium child. An invitation that waits is sent again, on another day (decisions 20
 * and 71).
 */
export const inviteCaregiver: Handler<"inviteCaregiver"> = async ({ params, body }, context) => {
  const { database, limits, user, now } = context;
  const key = `invitation ${user.id}`;
  const waitSeconds = await countTry(database, limits.invitation, key, now);
  if (waitSeconds !== undefined) throw tooManyRequests(waitSeconds, "invitationLimit");
  try {
    const { caregiver, isNew } = await withMails(context, (transaction) =>
      invite(transaction, context, params.id, body.email),
    );
    return isNew ? created(caregiverRecord(caregiver)) : answer(caregiverRecord(caregiver));
  } catch (error) {
    // What no mail was sent for does not count.
    await forgetTry(database, key);
    throw error;
  }
};

async function invite(
  transaction: Database,
  context: MemberContext,
  childId: number,
  email: string,
): Promise<{ caregiver: Caregiver; isNew: boolean }> {
  const { user, today, now } = context;
  const own = await lockOwnChild(transaction, user, childId);
  const known = await caregiversOf(transaction, [own.id]);
  const waiting = known.find(({ row, name }) => name === null && normalizeEmail(row.email) === normalizeEmail(email));
  const others = known.filter((one) => one !== waiting);
  requireInvitable(email, user, others);
  const current = await currentSubscription(transaction, own.id);
  const refusal = caregiverQuotaRefusal({
    isPremium: current !== undefined && isUpgrading(current.subscription, today),
    caregivers: others.filter(({ status }) => status !== "refused").length,
    maxCaregivers: current?.plan.maxCaregivers ?? 0,
  });
  if (refusal) throw refused(refusal);
  const refusalCode = await noteInvitation(transaction, email, now);
  // About the account of whoever invites: the caregiver may have none yet.
  const recipient = { email: waiting?.row.email ?? email, id: user.id };
  await oweLetter(transaction, context, recipient, invitation(context, calledName(own), refusalCode));
  if (waiting) return { caregiver: waiting, isNew: false };
  const row = await insert(transaction, { childId: own.id, email, addedOn: today });
  return { caregiver: { row, name: null, status: "invited" }, isNew: true };
}

async function insert(transaction: Database, values: typeof caregiverUsers.$inferInsert) {
  try {
    const [row] = await transaction.insert(caregiverUsers).values(values).returning();
    if (!row) throw new Error("An inserted caregiver comes back.");
    return row;
  } catch (error) {
    // The database may find two spellings alike that we take for two addresses: İ has a small i there.
    throw isUniqueViolation(error) ? invalid({ email: ["caregiver.email.duplicate"] }) : error;
  }
}

function requireInvitable(email: string, user: User, others: readonly Caregiver[]): void {
  const issue = caregiverEmailRefusal(email, { own: user.email, caregivers: others.map(({ row }) => row.email) });
  if (issue) throw invalid({ email: [issue] });
}

function invitation(context: MemberContext, childName: string, refusalCode: string): Letter {
  const { locale, user } = context;
  const product = mailWords.text(locale, "product.name");
  const refuse = siteLink(context, "/invitation/refuse", { code: refusalCode });
  return {
    subject: mailWords.text(locale, "mail.caregiver.subject", { inviter: user.name, product }),
    paragraphs: [mailWords.text(locale, "mail.caregiver.body", { inviter: user.name, child: childName })],
    action: {
      label: mailWords.text(locale, "mail.caregiver.action"),
      // Whoever is signed in is led on; whoever has an account signs in there.
      url: siteLink(context, "/auth", { type: "register", redirect: "/member/children" }),
    },
    footer: [mailWords.parts(locale, "mail.caregiver.refuse", { refuse: (label) => ({ label, url: refuse }) })],
  };
}
