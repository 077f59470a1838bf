import { normalizeEmail } from "@gk/domain";
import { judgeGuess } from "../access/judge-guess.ts";
import type { User } from "../access/tokens.ts";
import { requireCaptcha } from "../captcha/require-captcha.ts";
import type { Context, Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { beginSession } from "./begin-session.ts";
import { findUserByEmail } from "./find-user.ts";
import { lockUser } from "./lock-user.ts";
import { hashing, passwordMatches } from "./password.ts";

/** Signs in. A wrong address and a wrong password answer alike and in like time (decision 10). */
export const signIn: Handler<"signIn"> = async ({ body }, context) => {
  await hashing.requireRoom();
  await requireCaptcha(context, "signin", body);
  const user = await findUserByEmail(context.database, body.email);
  // By the account, however its address is spelled: what the database finds alike may be written in many ways.
  const who = `${user?.id ?? normalizeEmail(body.email)} ${context.address}`;
  const session = await judgeGuess(context, who, async () => {
    const isRight = await passwordMatches(body.password, user?.passwordHash);
    return user && isRight ? beginSessionOf(context, user) : undefined;
  });
  if (!session) throw refused("signin.invalid", 422);
  return { httpStatus: 200, body: session };
};

/** A change of the password ends the sessions that are there (decision 10): none begins after it with the old one. */
async function beginSessionOf(context: Context, judged: User) {
  return context.database.transaction(async (transaction) => {
    const user = await lockUser(transaction, judged.id);
    if (user?.passwordHash !== judged.passwordHash) return undefined;
    return beginSession({ ...context, database: transaction }, user);
  });
}
