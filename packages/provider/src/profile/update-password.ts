import { forgetTry } from "../access/rate-limit.ts";
import { requireFewTries } from "../access/require-few-tries.ts";
import { passwordChangedLetter } from "../accounts/letters.ts";
import { hashPassword, passwordMatches } from "../accounts/password.ts";
import { setPassword } from "../accounts/set-password.ts";
import type { Handler } from "../http/handler.ts";
import { invalid, refused } from "../http/refusal.ts";
import { done } from "../http/reply.ts";
import { sendLetter } from "../mail/send.ts";

/** Changes the password; every session ends, also the one that asks (decision 10). */
export const updatePassword: Handler<"updatePassword"> = async ({ body }, context) => {
  const { database, user, now } = context;
  if (user.passwordHash === null) throw refused("noPasswordLogin");
  // Somebody at an unlocked screen may not guess for longer than somebody at the sign-in page.
  const tried = await requireFewTries(context, "signin", `password of ${user.id}`);
  if (!(await passwordMatches(body.old_password, user.passwordHash))) {
    throw invalid({ old_password: ["oldPassword.wrong"] });
  }
  await forgetTry(database, tried);
  await setPassword(database, user.id, await hashPassword(body.new_password), now);
  sendLetter(context, user.email, passwordChangedLetter(context, user));
  return done();
};
