import type { User } from "../access/tokens.ts";
import { passwordCreatedLetter } from "../accounts/letters.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { hashing, hashPassword } from "../accounts/password.ts";
import { setPassword } from "../accounts/set-password.ts";
import type { Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { done } from "../http/reply.ts";
import { memberOfToken } from "../http/session.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { withMails } from "../mail/with-mails.ts";

/**
 * Gives an account its first password (decision 123). Who has one changes it with the old one instead; every session ends,
 * as with a change.
 */
export const createPassword: Handler<"createPassword"> = async ({ body }, context) => {
  const { user, token, now } = context;
  requireNone(user);
  await hashing.requireRoom();
  const passwordHash = await hashPassword(body.new_password);
  await withMails(context, async (transaction) => {
    // Another tab may have created one since, or ended the session, which is all that whoever asks has shown.
    requireNone(await lockUser(transaction, user.id));
    await memberOfToken(transaction, token, now);
    const changed = await setPassword(transaction, { userId: user.id, passwordHash, replaced: null }, now);
    // To the address as it is now: it may have been corrected meanwhile (decision 70).
    if (changed) await oweLetter(transaction, context, changed, passwordCreatedLetter(context, changed));
  });
  return done();
};

function requireNone(user: User | undefined): void {
  if (user?.passwordHash !== null) throw refused("conflict");
}
