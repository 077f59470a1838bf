import { freeTrialEnd, hongKongTime, languageId } from "@gk/domain";
import { issueMailCode } from "../access/mail-codes.ts";
import type { User } from "../access/tokens.ts";
import { users } from "../database/schema/index.ts";
import type { Context } from "../http/handler.ts";
import { sendLetter } from "../mail/send.ts";
import { verificationLetter } from "./letters.ts";

type NewAccount = Pick<typeof users.$inferInsert, "name" | "email" | "passwordHash" | "isActivated">;

/**
 * Makes an account with its trial, and sends the mail that verifies an address which is not verified yet.
 *
 * @returns nothing where the address is taken: the unique index decides, so that two at once cannot share it
 */
export async function createAccount(context: Context, account: NewAccount): Promise<User | undefined> {
  const { database, now, today, locale } = context;
  const [user] = await database
    .insert(users)
    .values({
      ...account,
      languageId: languageId[locale],
      freeTrialFinishedAt: new Date(hongKongTime(freeTrialEnd(today))),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (user && !user.isActivated) {
    const code = await issueMailCode(database, user.id, "verification", now);
    sendLetter(context, user.email, verificationLetter(context, user, code));
  }
  return user;
}
