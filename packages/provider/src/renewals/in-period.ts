import { and, eq } from "drizzle-orm";
import { lockAccount } from "../access/lock-account.ts";
import type { Database } from "../database/database.ts";
import { children, subscriptions } from "../database/schema/index.ts";
import type { DueRenewal } from "./due-renewal.ts";

/**
 * Does something with a plan as it is now. The account is locked, so that its ways to pay stay, and then the child, as
 * everywhere. Nothing happens, and nothing is answered, where the plan has ended or is in another period since it was
 * read: somebody was first.
 */
export async function whileInPeriod<Result>(
  database: Database,
  due: DueRenewal,
  act: (transaction: Database, due: DueRenewal) => Promise<Result>,
): Promise<Result | undefined> {
  const { id, endsOn } = due.subscription;
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, due.user.id);
    await transaction.select().from(children).where(eq(children.id, due.child.id)).for("no key update");
    const isInPeriod = and(
      eq(subscriptions.id, id),
      eq(subscriptions.status, "active"),
      eq(subscriptions.endsOn, endsOn),
    );
    const [subscription] = await transaction.select().from(subscriptions).where(isInPeriod);
    return subscription && act(transaction, { ...due, subscription });
  });
}
