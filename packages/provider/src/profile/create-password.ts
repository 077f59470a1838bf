import { eq } from "drizzle-orm";
import { lockAccount } from "../access/lock-account.ts";
import type { User } from "../access/tokens.ts";
import { passwordCreatedLetter } from "../accounts/letters.ts";
import { hashing, hashPassword } from "../accounts/password.ts";
import { setPassword } from "../accounts/set-password.ts";
import type { Database } from "../database/database.ts";
import { users } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { done } from "../http/reply.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { withMails } from "../mail/with-mails.ts";

/**
 * Gives an account its first password (decision 123). Who has one changes it with the old one instead; every session ends,
 * as with a change.
 */
export const createPassword: Handler<"createPassword"> = async ({ body }, context) => {
  const { user, now } = context;
  requireNone(user);
  await hashing.requireRoom();
  const passwordHash = await hashPassword(body.new_password);
  await withMails(context, now, async (transaction) => {
    await lockAccount(transaction, user.id);
    requireNone(await presentAccount(transaction, user.id));
    await setPassword(transaction, user.id, passwordHash, now);
    await oweLetter(transaction, context, user, passwordCreatedLetter(context, user));
  });
  return done();
};

/** Another tab may have created one since. */
async function presentAccount(transaction: Database, userId: number): Promise<User | undefined> {
  const [present] = await transaction.select().from(users).where(eq(users.id, userId));
  return present;
}

function requireNone(user: User | undefined): void {
  if (user?.passwordHash !== null) throw refused("conflict");
}
