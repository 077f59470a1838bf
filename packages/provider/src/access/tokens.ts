import { sessionSeconds } from "@gk/domain";
import { and, eq, gt, ne } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { tokens, users } from "../database/schema/index.ts";
import type { Device } from "./device.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** A signed-in account. */
export type User = typeof users.$inferSelect;

/** Begins a session and gives its token, which is told once and kept only as a hash. */
export async function issueToken(database: Database, userId: number, now: Date, device?: Device): Promise<string> {
  const token = newSecret();
  await database.insert(tokens).values({
    hash: hashSecret(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
    ...device,
  });
  return token;
}

/** The account behind a token that has not ended. */
export async function userOfToken(database: Database, token: string, now: Date): Promise<User | undefined> {
  const [row] = await database
    .select({ user: users })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(eq(tokens.hash, hashSecret(token)), gt(tokens.expiresAt, now)));
  return row?.user;
}

/** Ends one session. */
export async function revokeToken(database: Database, token: string): Promise<void> {
  await database.delete(tokens).where(eq(tokens.hash, hashSecret(token)));
}

/** Ends every session of an account but one. */
export async function revokeOtherTokens(database: Database, userId: number, token: string): Promise<void> {
  await database.delete(tokens).where(and(eq(tokens.userId, userId), ne(tokens.hash, hashSecret(token))));
}

/** Ends every session of an account, as a new password does (decision 10). */
export async function revokeTokens(database: Database, userId: number): Promise<void> {
  await database.delete(tokens).where(eq(tokens.userId, userId));
}
