import { judgeGuess } from "../access/judge-guess.ts";
import { passwordChangedLetter } from "../accounts/letters.ts";
import { hashPassword, passwordMatches } from "../accounts/password.ts";
import { setPassword } from "../accounts/set-password.ts";
import type { Handler } from "../http/handler.ts";
import { invalid, refused } from "../http/refusal.ts";
import { done } from "../http/reply.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { withMails } from "../mail/with-mails.ts";

/** Changes the password; every session ends, also the one that asks (decision 10). */
export const updatePassword: Handler<"updatePassword"> = async ({ body }, context) => {
  const { user, now } = context;
  if (user.passwordHash === null) throw refused("noPasswordLogin");
  // Somebody at an unlocked screen may not guess for longer than somebody at the sign-in page.
  const judge = () => passwordMatches(body.old_password, user.passwordHash);
  if (!(await judgeGuess(context, `password of ${user.id}`, judge))) {
    throw invalid({ old_password: ["oldPassword.wrong"] });
  }
  const passwordHash = await hashPassword(body.new_password);
  await withMails(context, now, async (transaction) => {
    await setPassword(transaction, user.id, passwordHash, now);
    await oweLetter(transaction, context, user, passwordChangedLetter(context, user));
  });
  return done();
};
