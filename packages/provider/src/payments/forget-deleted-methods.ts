import { eq, lt } from "drizzle-orm";
import { gatewayOf } from "../checkout/gateway-of.ts";
import { deletedPaymentMethods, owedForgettings } from "../database/schema/index.ts";
import type { Services } from "../http/services.ts";
import { failureOf } from "../work.ts";
import { oweForgetting } from "./owe-forgetting.ts";
import { forgottenBefore } from "./undo-time.ts";
import { isUnused } from "./unused-reference.ts";

/**
 * Forgets the ways to pay whose deletion can no longer be undone, and has gateways let go of these, of those whose account
 * is deleted, and of what they called a card before it was given anew. What is still in use waits. A gateway that was told
 * before says so again, so that one that was cut short is finished by whoever comes next (decisions 16, 106 and 107).
 */
export async function forgetDeletedMethods(services: Services, now: Date): Promise<void> {
  const { database, log } = services;
  const isOver = lt(deletedPaymentMethods.deletedAt, forgottenBefore(now));
  await database.transaction(async (transaction) =>
    oweForgetting(transaction, await transaction.delete(deletedPaymentMethods).where(isOver).returning()),
  );
  const due = await database.select().from(owedForgettings).where(isUnused(database));
  for (const { id, type, gatewayReference } of due) {
    try {
      await gatewayOf(services, type)?.forget?.(gatewayReference);
      await database.delete(owedForgettings).where(eq(owedForgettings.id, id));
    } catch (error) {
      log.error({ method: id, failure: failureOf(error) }, "a deleted way to pay was not forgotten");
    }
  }
}
