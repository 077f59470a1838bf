import { deletionGraceDays } from "@gk/domain";
import { and, eq, inArray } from "drizzle-orm";
import { judgeGuess } from "../access/judge-guess.ts";
import { lockAccount } from "../access/lock-account.ts";
import { revokeTokens } from "../access/tokens.ts";
import { passwordMatches } from "../accounts/password.ts";
import { children, subscriptions, users } from "../database/schema/index.ts";
import type { Handler, MemberContext } from "../http/handler.ts";
import { invalid, refused } from "../http/refusal.ts";
import { answer } from "../http/reply.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { withMails } from "../mail/with-mails.ts";
import { deletionScheduledLetter } from "./letters.ts";

const DAY_MS = 86_400_000;

/**
 * Deletes an account after its days of grace (decision 16). Its owner confirms with the password; the table has no way
 * yet in which an account without one could confirm by mail.
 */
export const deleteProfile: Handler<"deleteProfile"> = async ({ body }, context) => {
  if (context.user.passwordHash === null) throw refused("noPasswordLogin");
  await confirmByPassword(context, body.password);
  return answer({ deletion_due_at: (await scheduleDeletion(context)).toISOString() });
};

async function confirmByPassword(context: MemberContext, password: string | undefined): Promise<void> {
  const { user } = context;
  if (!password) throw invalid({ password: ["oldPassword.required"] });
  const judge = () => passwordMatches(password, user.passwordHash);
  if (!(await judgeGuess(context, `password of ${user.id}`, judge))) throw invalid({ password: ["oldPassword.wrong"] });
}

/** Ends every session and every renewal: nobody is charged for an account that they asked to delete. */
async function scheduleDeletion(context: MemberContext): Promise<Date> {
  const { user, now } = context;
  const deletionDueAt = new Date(now.getTime() + deletionGraceDays * DAY_MS);
  await withMails(context, now, async (database) => {
    // As a renewal does before it charges.
    await lockAccount(database, user.id);
    await database.update(users).set({ deletionDueAt }).where(eq(users.id, user.id));
    const own = database.select({ id: children.id }).from(children).where(eq(children.userId, user.id));
    await database
      .update(subscriptions)
      .set({ autoRenew: false })
      .where(and(inArray(subscriptions.childId, own), eq(subscriptions.autoRenew, true)));
    await revokeTokens(database, user.id);
    await oweLetter(database, context, user, deletionScheduledLetter(context, user, deletionDueAt));
  });
  return deletionDueAt;
}
