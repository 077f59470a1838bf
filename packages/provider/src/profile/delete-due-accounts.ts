import { eq, lte } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { children, orders, retainedOrders, users } from "../database/schema/index.ts";
import { dropPicture } from "../files/images.ts";
import type { Services } from "../http/services.ts";

/** Deletes the accounts whose days of grace are over, with their children and pictures (decision 16). */
export async function deleteDueAccounts({ database, files }: Services, now: Date): Promise<void> {
  const due = await database.select().from(users).where(lte(users.deletionDueAt, now));
  for (const user of due) {
    const pictures = await picturesOf(database, user);
    await database.transaction(async (transaction) => {
      await retainOrders(transaction, user.id);
      await transaction.delete(users).where(eq(users.id, user.id));
    });
    for (const picture of pictures) await dropPicture(database, files, picture);
  }
}

async function picturesOf(database: Database, user: typeof users.$inferSelect): Promise<string[]> {
  const ofChildren = await database
    .select({ imageId: children.imageId })
    .from(children)
    .where(eq(children.userId, user.id));
  return [user.imageId, ...ofChildren.map(({ imageId }) => imageId)].filter((id) => id !== null);
}

/** Keeps what the law asks of business records, without the person. */
async function retainOrders(database: Database, userId: number): Promise<void> {
  const rows = await database.select().from(orders).where(eq(orders.userId, userId));
  if (rows.length > 0) await database.insert(retainedOrders).values(rows);
}
