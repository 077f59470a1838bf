import { and, desc, eq, gt } from "drizzle-orm";
import { hashSecret } from "../access/secret.ts";
import { revokeOtherTokens } from "../access/tokens.ts";
import { tokens } from "../database/schema/index.ts";
import type { Handler } from "../http/handler.ts";
import { answer, done } from "../http/reply.ts";

/** Shows where the member is signed in (decision 119). */
export const listSessions: Handler<"listSessions"> = async (_, { database, user, token, now }) => {
  const rows = await database
    .select()
    .from(tokens)
    .where(and(eq(tokens.userId, user.id), gt(tokens.expiresAt, now)))
    .orderBy(desc(tokens.createdAt));
  const current = hashSecret(token);
  return answer(
    rows.map(({ hash, browser, system, createdAt }) => ({
      browser,
      system,
      signed_in_at: createdAt.toISOString(),
      is_current: hash === current,
    })),
  );
};

/** Ends every session but the one that asks. */
export const endOtherSessions: Handler<"endOtherSessions"> = async (_, { database, user, token }) => {
  await revokeOtherTokens(database, user.id, token);
  return done();
};
