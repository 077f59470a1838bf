import { hongKongTime, type IsoDate } from "@gk/domain";
import type { Database } from "../database/database.ts";
import { seedRuns } from "../database/schema/index.ts";
import { seedDemoAccounts } from "./demo-accounts.ts";
import { seedPublicContent } from "./public-content.ts";
import { seedWishes } from "./wishes.ts";

/** What to seed. */
export interface SeedOptions {
  /** Today in Hong Kong: the catalogue is moved so that it is not all past. */
  readonly today: IsoDate;
  /** Whether the demo accounts and their wishes are written too, the first time. */
  readonly demoAccounts: boolean;
}

/**
 * Writes the public catalogue, again at each start, and once the demo accounts and the wishes
 * of the tree: nobody made them up for a tree that real families read.
 *
 * @source decision 56
 */
export async function seed(database: Database, { today, demoAccounts }: SeedOptions): Promise<void> {
  await database.transaction(async (transaction) => {
    await seedPublicContent(transaction, today);
    if (demoAccounts && (await isFirstRun(transaction, "demo-accounts", today))) {
      await seedDemoAccounts(transaction, today);
    }
    if (demoAccounts && (await isFirstRun(transaction, "wishes", today))) await seedWishes(transaction, today);
  });
}

async function isFirstRun(database: Database, name: string, today: IsoDate): Promise<boolean> {
  const written = await database
    .insert(seedRuns)
    .values({ name, ranAt: new Date(hongKongTime(today)) })
    .onConflictDoNothing()
    .returning();
  return written.length > 0;
}
