import { dayMs, deletionGraceDays } from "@gk/domain";
import { and, eq, inArray } from "drizzle-orm";
import { judgeGuess } from "../access/judge-guess.ts";
import { issueMailCode, revokeMailCodes, secondsUntilResend, spendMailCode } from "../access/mail-codes.ts";
import { revokeTokens } from "../access/tokens.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { passwordMatches } from "../accounts/password.ts";
import type { Database } from "../database/database.ts";
import { children, subscriptions, users } from "../database/schema/index.ts";
import type { Handler, MemberContext } from "../http/handler.ts";
import { invalid, refused, sessionInvalid, tooManyRequests } from "../http/refusal.ts";
import { answer } from "../http/reply.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { withMails } from "../mail/with-mails.ts";
import { deletionLetter, deletionScheduledLetter } from "./letters.ts";

/**
 * Deletes an account after its days of grace (decision 16). Its owner confirms with the password; an account without one is
 * mailed a code first, and confirms with that (decision 72).
 */
export const deleteProfile: Handler<"deleteProfile"> = async ({ body }, context) => {
  if (context.user.passwordHash !== null) {
    return answer({ deletion_due_at: (await deleteByPassword(context, body.password)).toISOString() });
  }
  if (body.code === undefined) {
    await mailDeletionCode(context);
    return answer({ deletion_due_at: null });
  }
  return answer({ deletion_due_at: (await deleteByCode(context, body.code)).toISOString() });
};

async function deleteByPassword(context: MemberContext, password: string | undefined): Promise<Date> {
  const { user } = context;
  if (!password) throw invalid({ password: ["oldPassword.required"] });
  const dueAt = await judgeGuess(context, `password of ${user.id}`, async () => {
    if (!(await passwordMatches(password, user.passwordHash))) return undefined;
    return scheduleDeletion(context, undefined);
  });
  if (!dueAt) throw invalid({ password: ["oldPassword.wrong"] });
  return dueAt;
}

async function deleteByCode(context: MemberContext, code: string): Promise<Date> {
  const dueAt = await scheduleDeletion(context, code);
  // It has a password by now, with which it is deleted.
  if (!dueAt) throw invalid({ password: ["oldPassword.required"] });
  return dueAt;
}

/** Only the newest mail's code works. */
async function mailDeletionCode(context: MemberContext): Promise<void> {
  const { user, now } = context;
  await withMails(context, async (transaction) => {
    // To the address as it is now: it may have been corrected meanwhile (decision 70).
    const present = await lockUser(transaction, user.id);
    if (!present) throw sessionInvalid("sessionEnded");
    const wait = await secondsUntilResend(transaction, user.id, "deletion", now);
    if (wait > 0) throw tooManyRequests(wait);
    await revokeMailCodes(transaction, user.id, "deletion", now);
    const code = await issueMailCode(transaction, user.id, "deletion", now);
    await oweLetter(transaction, context, present, deletionLetter(context, present, code));
  });
}

/** A code of somebody else's is as unknown as any, and stays theirs: what was spent is taken back. */
async function spendDeletionCode(database: Database, { user, now }: MemberContext, code = ""): Promise<void> {
  if ((await spendMailCode(database, code, "deletion", now)) !== user.id) throw refused("verification.failed", 422);
}

/**
 * Ends every session and every renewal: nobody is charged for an account that they asked to delete.
 *
 * @returns nothing where the password, or that there was none, has changed since it was judged
 */
async function scheduleDeletion(context: MemberContext, code: string | undefined): Promise<Date | undefined> {
  const { user, now } = context;
  const deletionDueAt = new Date(now.getTime() + deletionGraceDays * dayMs);
  return withMails(context, async (database) => {
    // As a renewal does before it charges.
    const present = await lockUser(database, user.id);
    if (present?.passwordHash !== user.passwordHash) return undefined;
    if (user.passwordHash === null) await spendDeletionCode(database, context, code);
    await database.update(users).set({ deletionDueAt }).where(eq(users.id, user.id));
    const own = database.select({ id: children.id }).from(children).where(eq(children.userId, user.id));
    await database
      .update(subscriptions)
      .set({ autoRenew: false })
      .where(and(inArray(subscriptions.childId, own), eq(subscriptions.autoRenew, true)));
    await revokeTokens(database, user.id);
    await oweLetter(database, context, present, deletionScheduledLetter(context, present, deletionDueAt));
    return deletionDueAt;
  });
}
