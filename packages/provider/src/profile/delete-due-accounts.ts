import { eq, lte } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders, retainedOrders, users } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";

/** Deletes the accounts whose days of grace are over, with their children and pictures (decision 16). */
export async function deleteDueAccounts({ database }: Services, now: Date): Promise<void> {
  const due = await database.select().from(users).where(lte(users.deletionDueAt, now));
  for (const user of due) {
    await database.transaction(async (transaction) => {
      await retainOrders(transaction, user.id);
      await transaction.delete(users).where(eq(users.id, user.id));
    });
  }
}

/** Keeps what the law asks of business records, without the person. */
async function retainOrders(database: Database, userId: number): Promise<void> {
  const rows = await database.select().from(orders).where(eq(orders.userId, userId));
  if (rows.length > 0) await database.insert(retainedOrders).values(rows);
}
