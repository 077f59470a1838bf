import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { users } from "../database/schema/index.ts";

/**
 * Keeps everybody else from changing what an account owns until the transaction ends. Rows that only point to the
 * account can still be added. Locked before a child, a child before an order: two transactions that lock in different
 * orders wait for each other.
 */
export async function lockAccount(transaction: Database, userId: number): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}
