import { issueMailCodeInTime, secondsUntilResend } from "../access/mail-codes.ts";
import { verificationLetter } from "../accounts/letters.ts";
import type { Handler } from "../http/handler.ts";
import { refused, tooManyRequests } from "../http/refusal.ts";
import { answer } from "../http/reply.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { withMails } from "../mail/with-mails.ts";

/** Sends the verification mail again (T91: the address stays), and says when it may be sent once more (decision 40). */
export const resendVerificationMail: Handler<"resendVerificationMail"> = async (_, context) => {
  const { database, user, now } = context;
  if (user.isActivated) throw refused("conflict");
  await withMails(context, async (transaction) => {
    const issued = await issueMailCodeInTime(transaction, user.id, "verification", now);
    if ("wait" in issued) throw tooManyRequests(issued.wait);
    await oweLetter(transaction, context, user, verificationLetter(context, user, issued.code));
  });
  return answer({ resend_after: await secondsUntilResend(database, user.id, "verification", now) });
};
