import { eq } from "drizzle-orm";
import { spendMailCode } from "../access/mail-codes.ts";
import { users } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { done } from "../http/reply.ts";

/** Activates the account to which a code was mailed; the code works once (T92). */
export const verifyEmail: Handler<"verifyEmail"> = async ({ body }, { database, now }) => {
  const userId = await spendMailCode(database, body.code, "verification", now);
  if (userId === undefined) throw refused("verification.failed", 422);
  await database.update(users).set({ isActivated: true }).where(eq(users.id, userId));
  return done();
};
