import type { IsoDate } from "@gk/domain";
import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { paymentMethods } from "../database/schema/index.ts";
import { canBeCharged } from "./kept-card.ts";
import type { PaymentMethodRow } from "./payment-method-record.ts";

/** The kept ways to pay of an account, the default first. */
export function methodsByDefault(database: Database, userId: number): Promise<PaymentMethodRow[]> {
  return database
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, userId))
    .orderBy(desc(paymentMethods.isDefault), asc(paymentMethods.id));
}

/**
 * What a plan of the account is to be renewed with, as things stand on a day: the default, or else any that can be charged,
 * whatever the plan was bought with.
 *
 * @source decision 102
 */
export async function methodToRenew(
  database: Database,
  userId: number,
  today: IsoDate,
): Promise<PaymentMethodRow | undefined> {
  return (await methodsByDefault(database, userId)).find((method) => canBeCharged(method, today));
}
