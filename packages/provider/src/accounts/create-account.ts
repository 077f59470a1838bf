import { freeTrialEnd, hongKongTime, languageId } from "@gk/domain";
import { issueMailCode } from "../access/mail-codes.ts";
import type { User } from "../access/tokens.ts";
import type { Database } from "../database/database.ts";
import { users } from "../database/schema/index.ts";
import type { Context } from "../http/handler.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { verificationLetter } from "./letters.ts";

type NewAccount = Pick<typeof users.$inferInsert, "name" | "email" | "passwordHash" | "isActivated">;

/**
 * Makes an account with its trial, and owes the mail that verifies an address which is not verified yet.
 *
 * @returns nothing where the address is taken: the unique index decides, so that two at once cannot share it
 */
export async function createAccount(
  transaction: Database,
  context: Context,
  account: NewAccount,
): Promise<User | undefined> {
  const { now, today, locale } = context;
  const [user] = await transaction
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
    const code = await issueMailCode(transaction, user.id, "verification", now);
    await oweLetter(transaction, context, user, verificationLetter(context, user, code));
  }
  return user;
}
