import { and, eq, isNull } from "drizzle-orm";
import { revokeMailCodes } from "../access/mail-codes.ts";
import { revokeTokens, type User } from "../access/tokens.ts";
import type { Database } from "../database/database.ts";
import { users } from "../database/schema/index.ts";

interface NewPassword {
  readonly userId: number;
  readonly passwordHash: string;
  /** The hash that it replaces, null where there is none yet. @default any */
  readonly replaced?: string | null;
}

/**
 * Gives an account a new password, and ends all its sessions and password mails (decision 10).
 *
 * @returns nothing where the account no longer has the password that is to be replaced
 */
export async function setPassword(
  database: Database,
  { userId, passwordHash, replaced }: NewPassword,
  now: Date,
): Promise<User | undefined> {
  const [user] = await database
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), has(replaced)))
    .returning();
  if (!user) return undefined;
  await revokeTokens(database, userId);
  await revokeMailCodes(database, userId, "password", now);
  return user;
}

function has(hash: string | null | undefined) {
  if (hash === undefined) return undefined;
  return hash === null ? isNull(users.passwordHash) : eq(users.passwordHash, hash);
}
