import { normalizeEmail } from "@gk/domain";
import { judgeGuess } from "../access/judge-guess.ts";
import { requireCaptcha } from "../captcha/require-captcha.ts";
import type { Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { beginSession } from "./begin-session.ts";
import { findUserByEmail } from "./find-user.ts";
import { hashing, passwordMatches } from "./password.ts";

/** Signs in. A wrong address and a wrong password answer alike and in like time (decision 10). */
export const signIn: Handler<"signIn"> = async ({ body }, context) => {
  await hashing.requireRoom();
  await requireCaptcha(context, "signin", body);
  const user = await findUserByEmail(context.database, body.email);
  const who = `${normalizeEmail(body.email)} ${context.address}`;
  const isRight = await judgeGuess(context, who, () => passwordMatches(body.password, user?.passwordHash));
  if (!user || !isRight) throw refused("signin.invalid", 422);
  return { httpStatus: 200, body: await beginSession(context, user) };
};
