import { forgetTry } from "../access/rate-limit.ts";
import { requireFewTries } from "../access/require-few-tries.ts";
import { requireCaptcha } from "../captcha/require-captcha.ts";
import type { Handler } from "../http/handler.ts";
import { invalid } from "../http/refusal.ts";
import { withMails } from "../mail/with-mails.ts";
import { beginSession } from "./begin-session.ts";
import { createAccount } from "./create-account.ts";
import { hashing, hashPassword } from "./password.ts";

/** Registers and signs in (decision 52). */
export const register: Handler<"register"> = async ({ body }, context) => {
  await hashing.requireRoom();
  await requireCaptcha(context, "register", body);
  const tried = await requireFewTries(context, "register", context.address);
  const passwordHash = await hashPassword(body.password).catch(async (error: unknown) => {
    // Who is turned away because others wait has not tried (decision 111).
    await forgetTry(context.database, tried);
    throw error;
  });
  const account = { name: body.name, email: body.email, passwordHash };
  const user = await withMails(context, (transaction) => createAccount(transaction, context, account));
  if (!user) throw invalid({ email: ["email.taken"] });
  return { httpStatus: 201, body: await beginSession(context, user) };
};
