import { normalizeEmail } from "@gk/domain";
import { forgetTry } from "../access/rate-limit.ts";
import { requireFewTries } from "../access/require-few-tries.ts";
import { requireCaptcha } from "../captcha/require-captcha.ts";
import type { Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { beginSession } from "./begin-session.ts";
import { findUserByEmail } from "./find-user.ts";
import { passwordMatches } from "./password.ts";

/** Signs in. A wrong address and a wrong password answer alike and in like time (decision 10). */
export const signIn: Handler<"signIn"> = async ({ body }, context) => {
  await requireCaptcha(context, "signin", body);
  const tried = await requireFewTries(context, "signin", `${normalizeEmail(body.email)} ${context.address}`);
  const user = await findUserByEmail(context.database, body.email);
  const matches = await passwordMatches(body.password, user?.passwordHash);
  if (!user || !matches) throw refused("signin.invalid", 422);
  await forgetTry(context.database, tried);
  return { httpStatus: 200, body: await beginSession(context, user) };
};
