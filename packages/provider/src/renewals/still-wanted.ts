import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { deletedPaymentMethods, subscriptions, users } from "../database/schema/index.ts";
import type { DueRenewal } from "./due-renewal.ts";
import type { OpenCharge } from "./open-charge.ts";

/**
 * Whether a charge that has perhaps never reached its gateway may still be made: not where auto-renew was turned off since,
 * and the page has said that nothing more is charged, nor where the account or the card was deleted.
 *
 * @source decisions 16 and 106
 */
export async function isStillWanted(
  database: Database,
  { subscription, user }: DueRenewal,
  { reference }: OpenCharge,
): Promise<boolean> {
  const [now] = await database
    .select({ autoRenew: subscriptions.autoRenew, deletionDueAt: users.deletionDueAt })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, user.id))
    .where(eq(subscriptions.id, subscription.id));
  if (!now?.autoRenew || now.deletionDueAt) return false;
  return reference === null || !(await isDeleted(database, user.id, reference));
}

async function isDeleted(database: Database, userId: number, reference: string): Promise<boolean> {
  const { userId: owner, gatewayReference } = deletedPaymentMethods;
  return (await database.$count(deletedPaymentMethods, and(eq(owner, userId), eq(gatewayReference, reference)))) > 0;
}
