import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { deletedPaymentMethods, subscriptions } from "../database/schema/index.ts";
import type { DueRenewal } from "./due-renewal.ts";
import type { OpenCharge } from "./open-charge.ts";

/**
 * Whether a charge that has perhaps never reached its gateway may still be made: not where auto-renew was turned off since,
 * as whoever deletes their account does, and the page has said that nothing more is charged; nor where its card was deleted.
 *
 * @source decisions 16 and 106
 */
export async function isStillWanted(
  database: Database,
  { subscription, user }: DueRenewal,
  { reference }: OpenCharge,
): Promise<boolean> {
  const isRenewing = and(eq(subscriptions.id, subscription.id), eq(subscriptions.autoRenew, true));
  if ((await database.$count(subscriptions, isRenewing)) === 0) return false;
  return reference === null || !(await isDeleted(database, user.id, reference));
}

async function isDeleted(database: Database, userId: number, reference: string): Promise<boolean> {
  const { userId: owner, gatewayReference } = deletedPaymentMethods;
  return (await database.$count(deletedPaymentMethods, and(eq(owner, userId), eq(gatewayReference, reference)))) > 0;
}
