import { normalizeEmail } from "@gk/domain";
import { eq } from "drizzle-orm";
import { issueMailCodeAnew, revokeMailCodes, secondsUntilResend } from "../access/mail-codes.ts";
import { requireFewTries } from "../access/require-few-tries.ts";
import type { User } from "../access/tokens.ts";
import { findUserByEmail } from "../accounts/find-user.ts";
import { verificationLetter } from "../accounts/letters.ts";
import { lockUser } from "../accounts/lock-user.ts";
import type { Database } from "../database/database.ts";
import { isUniqueViolation } from "../database/unique-violation.ts";
import { users } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { invalid, refused, tooManyRequests } from "../http/refusal.ts";
import { answer } from "../http/reply.ts";
import { memberOfToken } from "../http/session.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { withMails } from "../mail/with-mails.ts";

/**
 * Corrects an address that is not verified yet (decision 70). What was mailed to the other one is worth nothing any more,
 * codes for a password or a deletion neither: whoever reads there is a stranger.
 */
export const correctEmail: Handler<"correctEmail"> = async ({ body: { email } }, context) => {
  const { database, user, token, now } = context;
  await requireFewTries(context, "email", `of ${user.id}`);
  await withMails(context, async (transaction) => {
    const corrected = await replaceEmail(transaction, user, email);
    // A new password has ended it where the address is somebody else's, who has claimed the account since.
    await memberOfToken(transaction, token, now);
    for (const purpose of ["password", "deletion"] as const) await revokeMailCodes(transaction, user.id, purpose, now);
    const issued = await issueMailCodeAnew(transaction, user.id, "verification", now);
    if ("wait" in issued) throw tooManyRequests(issued.wait);
    await oweLetter(transaction, context, corrected, verificationLetter(context, corrected, issued.code));
  });
  return answer({ resend_after: await secondsUntilResend(database, user.id, "verification", now) });
};

/** It may have been verified since the request began. */
async function replaceEmail(transaction: Database, { id }: User, email: string): Promise<User> {
  const present = await lockUser(transaction, id);
  if (!present || present.isActivated) throw refused("conflict");
  if (normalizeEmail(present.email) === normalizeEmail(email)) throw invalid({ email: ["email.same"] });
  if (await findUserByEmail(transaction, email)) throw taken();
  try {
    await transaction.update(users).set({ email }).where(eq(users.id, id));
  } catch (error) {
    // Somebody has taken it since it was looked for.
    throw isUniqueViolation(error) ? taken() : error;
  }
  return { ...present, email };
}

const taken = () => invalid({ email: ["email.taken"] });
