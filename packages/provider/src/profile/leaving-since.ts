import { dayMs, deletionGraceDays } from "@gk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { users } from "../database/schema/index.ts";

/**
 * When the owner of an account asked for its deletion, while its days of grace run: from then on nothing more is charged
 * for it (decision 16).
 */
export async function leavingSince(database: Database, userId: number): Promise<Date | undefined> {
  const [user] = await database.select({ dueAt: users.deletionDueAt }).from(users).where(eq(users.id, userId));
  return user?.dueAt ? new Date(user.dueAt.getTime() - deletionGraceDays * dayMs) : undefined;
}
