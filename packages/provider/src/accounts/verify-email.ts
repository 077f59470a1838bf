import { eq } from "drizzle-orm";
import { lockAccount } from "../access/lock-account.ts";
import { accountOfMailCode, spendMailCode } from "../access/mail-codes.ts";
import { users } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { done } from "../http/reply.ts";

/** Activates the account to which a code was mailed; the code works once (T92). */
export const verifyEmail: Handler<"verifyEmail"> = async ({ body }, { database, now }) => {
  await database.transaction(async (transaction) => {
    const sentTo = await accountOfMailCode(transaction, body.code);
    // Whoever corrects the address meanwhile waits, or has made the code worthless.
    if (sentTo !== undefined) await lockAccount(transaction, sentTo);
    const userId = await spendMailCode(transaction, body.code, "verification", now);
    if (userId === undefined) throw refused("verification.failed", 422);
    await transaction.update(users).set({ isActivated: true }).where(eq(users.id, userId));
  });
  return done();
};
