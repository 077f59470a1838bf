import { spendMailCode } from "../access/mail-codes.ts";
import { requireCaptcha } from "../captcha/require-captcha.ts";
import type { Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { done } from "../http/reply.ts";
import { sendLetter } from "../mail/send.ts";
import { passwordChangedLetter } from "./letters.ts";
import { hashPassword } from "./password.ts";
import { setPassword } from "./set-password.ts";

/** Sets a new password with the code of a mail, which works once. */
export const resetPassword: Handler<"resetPassword"> = async ({ body }, context) => {
  await requireCaptcha(context, "reset", body);
  const passwordHash = await hashPassword(body.password);
  const user = await context.database.transaction(async (transaction) => {
    const userId = await spendMailCode(transaction, body.code, "password", context.now);
    return userId === undefined ? undefined : setPassword(transaction, userId, passwordHash, context.now);
  });
  if (!user) throw refused("verification.failed", 422);
  sendLetter(context, user.email, passwordChangedLetter(context, user));
  return done();
};
