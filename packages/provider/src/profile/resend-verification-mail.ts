import { issueMailCode, secondsUntilResend } from "../access/mail-codes.ts";
import { verificationLetter } from "../accounts/letters.ts";
import type { Handler } from "../http/handler.ts";
import { refused, tooManyRequests } from "../http/refusal.ts";
import { answer } from "../http/reply.ts";
import { sendLetter } from "../mail/send.ts";

/** Sends the verification mail again (T91: the address stays), and says when it may be sent once more (decision 40). */
export const resendVerificationMail: Handler<"resendVerificationMail"> = async (_, context) => {
  const { database, user, now } = context;
  if (user.isActivated) throw refused("conflict");
  const wait = await secondsUntilResend(database, user.id, "verification", now);
  if (wait > 0) throw tooManyRequests(wait);
  const code = await issueMailCode(database, user.id, "verification", now);
  sendLetter(context, user.email, verificationLetter(context, user, code));
  return answer({ resend_after: await secondsUntilResend(database, user.id, "verification", now) });
};
