import { eq } from "drizzle-orm";
import { lockAccount } from "../access/lock-account.ts";
import type { User } from "../access/tokens.ts";
import type { Database } from "../database/database.ts";
import { users } from "../database/schema/index.ts";

/** Locks an account and gives it as it is then: what a request read when it began may have changed since. */
export async function lockUser(transaction: Database, userId: number): Promise<User | undefined> {
  await lockAccount(transaction, userId);
  const [present] = await transaction.select().from(users).where(eq(users.id, userId));
  return present;
}
