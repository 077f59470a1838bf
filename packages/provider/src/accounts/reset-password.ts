import { eq } from "drizzle-orm";
import { accountOfMailCode, spendMailCode } from "../access/mail-codes.ts";
import { requireCaptcha } from "../captcha/require-captcha.ts";
import { socialIdentities } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { done } from "../http/reply.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { withMails } from "../mail/with-mails.ts";
import { passwordChangedLetter, passwordCreatedLetter } from "./letters.ts";
import { lockUser } from "./lock-user.ts";
import { hashing, hashPassword } from "./password.ts";
import { setPassword } from "./set-password.ts";

/**
 * Sets a new password with the code of a mail, which works once. Whoever reads the mail owns the address; where nobody had
 * verified it, the account may be a stranger's work, whose ways to sign in end with it (decision 206).
 */
export const resetPassword: Handler<"resetPassword"> = async ({ body }, context) => {
  await hashing.requireRoom();
  await requireCaptcha(context, "reset", body);
  const passwordHash = await hashPassword(body.password);
  await withMails(context, async (transaction) => {
    const sentTo = await accountOfMailCode(transaction, body.code);
    // Before the code, as a change does, which makes the code worthless: else each may wait for the other.
    const before = sentTo === undefined ? undefined : await lockUser(transaction, sentTo);
    const userId = await spendMailCode(transaction, body.code, "password", context.now);
    const user = userId && (await setPassword(transaction, { userId, passwordHash }, context.now));
    if (!user) throw refused("verification.failed", 422);
    if (!user.isActivated) await transaction.delete(socialIdentities).where(eq(socialIdentities.userId, user.id));
    const letter = before?.passwordHash === null ? passwordCreatedLetter : passwordChangedLetter;
    await oweLetter(transaction, context, user, letter(context, user));
  });
  return done();
};
