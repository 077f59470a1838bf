import { isMailCodeGood } from "../access/mail-codes.ts";
import type { Handler } from "../http/handler.ts";
import { refused } from "../http/refusal.ts";
import { done } from "../http/reply.ts";

/** Says before anybody types a password whether its mail's link still works (decision 128). */
export const checkPasswordCode: Handler<"checkPasswordCode"> = async ({ body }, { database, now }) => {
  if (!(await isMailCodeGood(database, body.code, "password", now))) throw refused("verification.failed", 422);
  return done();
};
