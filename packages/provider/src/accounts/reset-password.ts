import { lockAccount } from "../access/lock-account.ts";
import { accountOfMailCode, spendMailCode } from "../access/mail-codes.ts";
import { requireCaptcha } from "../captcha/require-captcha.ts";
import type { Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { done } from "../http/reply.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { withMails } from "../mail/with-mails.ts";
import { passwordChangedLetter } from "./letters.ts";
import { hashing, hashPassword } from "./password.ts";
import { setPassword } from "./set-password.ts";

/** Sets a new password with the code of a mail, which works once. */
export const resetPassword: Handler<"resetPassword"> = async ({ body }, context) => {
  await hashing.requireRoom();
  await requireCaptcha(context, "reset", body);
  const passwordHash = await hashPassword(body.password);
  await withMails(context, async (transaction) => {
    const sentTo = await accountOfMailCode(transaction, body.code);
    // Before the code, as a change does, which makes the code worthless: else each may wait for the other.
    if (sentTo !== undefined) await lockAccount(transaction, sentTo);
    const userId = await spendMailCode(transaction, body.code, "password", context.now);
    const user = userId && (await setPassword(transaction, { userId, passwordHash }, context.now));
    if (!user) throw refused("verification.failed", 422);
    await oweLetter(transaction, context, user, passwordChangedLetter(context, user));
  });
  return done();
};
