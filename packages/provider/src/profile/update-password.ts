import { judgeGuess } from "../access/judge-guess.ts";
import type { User } from "../access/tokens.ts";
import { passwordChangedLetter } from "../accounts/letters.ts";
import { hashPassword, passwordMatches } from "../accounts/password.ts";
import { setPassword } from "../accounts/set-password.ts";
import type { Handler, MemberContext } from "../http/handler.ts";
import { invalid, refused } from "../http/refusal.ts";
import { done } from "../http/reply.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { withMails } from "../mail/with-mails.ts";

/** Changes the password, if the old one is still that; every session ends, also the one that asks (decision 10). */
export const updatePassword: Handler<"updatePassword"> = async ({ body }, context) => {
  const { user } = context;
  if (user.passwordHash === null) throw refused("noPasswordLogin");
  // Somebody at an unlocked screen may not guess for longer than somebody at the sign-in page.
  const changed = await judgeGuess(context, `password of ${user.id}`, async () => {
    if (!(await passwordMatches(body.old_password, user.passwordHash))) return undefined;
    return change(context, await hashPassword(body.new_password));
  });
  if (!changed) throw invalid({ old_password: ["oldPassword.wrong"] });
  return done();
};

/** A mailed code may have set another password while this one was judged and hashed. */
async function change(context: MemberContext, passwordHash: string): Promise<User | undefined> {
  const { id: userId, passwordHash: replaced } = context.user;
  return withMails(context, async (transaction) => {
    const user = await setPassword(transaction, { userId, passwordHash, replaced }, context.now);
    if (user) await oweLetter(transaction, context, user, passwordChangedLetter(context, user));
    return user;
  });
}
