import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { users } from "../database/schema/index.ts";

/** Whether an account is in its days of grace: nothing more is charged for it (decision 16). */
export async function isLeaving(database: Database, userId: number): Promise<boolean> {
  return (await database.$count(users, and(eq(users.id, userId), isNotNull(users.deletionDueAt)))) > 0;
}
