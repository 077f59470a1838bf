import { issueMailCodeInTime } from "../access/mail-codes.ts";
import { requireFewTries } from "../access/require-few-tries.ts";
import { requireCaptcha } from "../captcha/require-captcha.ts";
import type { Context, Handler } from "../http/handler.ts";
import { done } from "../http/reply.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { withMails } from "../mail/with-mails.ts";
import { findUserByEmail } from "./find-user.ts";
import { passwordLetter } from "./letters.ts";
import { lockUser } from "./lock-user.ts";

/** Sends a password mail. Known and unknown addresses answer alike (decision 10), so the mail goes behind the answer. */
export const requestPasswordReset: Handler<"requestPasswordReset"> = async ({ body }, context) => {
  await requireCaptcha(context, "forgot", body);
  await requireFewTries(context, "forgot", context.address);
  context.work.start("password mail", () => mailPasswordCode(context, body.email));
  return done();
};

/** An address that asks again too soon has its mail already (decision 11). */
async function mailPasswordCode(context: Context, email: string): Promise<void> {
  const { database, now } = context;
  const found = await findUserByEmail(database, email);
  if (!found) return;
  await withMails(context, async (transaction) => {
    const user = await lockUser(transaction, found.id);
    // Where the address has been corrected since, a stranger may read at the one that was asked for (decision 70).
    if (user?.email !== found.email) return;
    const issued = await issueMailCodeInTime(transaction, user.id, "password", now);
    if ("code" in issued) await oweLetter(transaction, context, user, passwordLetter(context, user, issued.code));
  });
}
