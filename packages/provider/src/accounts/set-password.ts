import { eq } from "drizzle-orm";
import { revokeMailCodes } from "../access/mail-codes.ts";
import { revokeTokens, type User } from "../access/tokens.ts";
import type { Database } from "../database/database.ts";
import { users } from "../database/schema/index.ts";

/** Gives an account a new password, and ends all its sessions and password mails (decision 10). */
export async function setPassword(database: Database, userId: number, passwordHash: string, now: Date): Promise<User> {
  const [user] = await database.update(users).set({ passwordHash }).where(eq(users.id, userId)).returning();
  if (!user) throw new Error("An account that was found is there.");
  await revokeTokens(database, userId);
  await revokeMailCodes(database, userId, "password", now);
  return user;
}
