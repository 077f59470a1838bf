import { eq } from "drizzle-orm";
import { issueToken, type User } from "../access/tokens.ts";
import { users } from "../database/schema/index.ts";
import type { Context } from "../http/handler.ts";
import { userShape } from "./user-shape.ts";

/** Signs somebody in: a token beside the account. Signing in also takes a requested deletion back (decision 16). */
export async function beginSession({ database, now, device }: Context, user: User) {
  if (user.deletionDueAt) await database.update(users).set({ deletionDueAt: null }).where(eq(users.id, user.id));
  return {
    status: 1,
    token: await issueToken(database, user.id, now, device),
    data: await userShape(database, { ...user, deletionDueAt: null }, now),
  } as const;
}
