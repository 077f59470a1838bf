import type { Database } from "../database/database.ts";
import { owedForgettings, type paymentMethods } from "../database/schema/index.ts";

type KeptMethod = Pick<typeof paymentMethods.$inferSelect, "type" | "gatewayReference">;

/** Writes down that gateways are to let go of ways to pay, in the transaction that deletes or replaces them here. */
export async function oweForgetting(transaction: Database, methods: readonly KeptMethod[]): Promise<void> {
  const rows = methods.flatMap(({ type, gatewayReference }) =>
    gatewayReference === null ? [] : [{ type, gatewayReference }],
  );
  if (rows.length > 0) await transaction.insert(owedForgettings).values(rows);
}
