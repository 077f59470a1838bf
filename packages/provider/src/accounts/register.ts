import { freeTrialEnd, hongKongTime, languageId } from "@gk/domain";
import { issueMailCode } from "../access/mail-codes.ts";
import { requireFewTries } from "../access/require-few-tries.ts";
import { requireCaptcha } from "../captcha/require-captcha.ts";
import { users } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { invalid } from "../http/refusal.ts";
import { sendLetter } from "../mail/send.ts";
import { beginSession } from "./begin-session.ts";
import { verificationLetter } from "./letters.ts";
import { hashPassword } from "./password.ts";

/** Registers, sends the mail that verifies the address, and signs in (decision 52). */
export const register: Handler<"register"> = async ({ body }, context) => {
  await requireCaptcha(context, "register", body);
  await requireFewTries(context, "register", context.address);
  const { database, now, today, locale } = context;
  // The unique index decides, so that two registrations at once cannot share an address.
  const [user] = await database
    .insert(users)
    .values({
      name: body.name,
      email: body.email,
      passwordHash: await hashPassword(body.password),
      languageId: languageId[locale],
      freeTrialFinishedAt: new Date(hongKongTime(freeTrialEnd(today))),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!user) throw invalid({ email: ["email.taken"] });
  const code = await issueMailCode(database, user.id, "verification", now);
  sendLetter(context, user.email, verificationLetter(context, user, code));
  return { httpStatus: 201, body: await beginSession(context, user) };
};
