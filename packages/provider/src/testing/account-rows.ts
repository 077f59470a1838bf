import { eq, inArray, is, or, type SQL } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";
import * as schema from "../database/schema/index.ts";

const tables = Object.values(schema).filter((value) => is(value, PgTable));

/** The columns of a table by which its rows go with those of another. */
const belongings = (table: PgTable) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const [column, owner] = [columns[0], foreignColumns[0]];
    return key.onDelete === "cascade" && column && owner ? [{ column, owner, ownerTable: foreignTable }] : [];
  });

/** Which rows of a table belong to an account, by way of whatever lies between; undefined for a table of nobody's. */
function ofAccount(database: Database, table: PgTable, userId: number): SQL | undefined {
  if (table === schema.users) return eq(schema.users.id, userId);
  return or(
    ...belongings(table).flatMap(({ column, owner, ownerTable }) => {
      const isOwned = ofAccount(database, ownerTable, userId);
      return isOwned ? [inArray(column, database.select({ owner }).from(ownerTable).where(isOwned))] : [];
    }),
  );
}

/** Every row that belongs to an account, by its table. The tables follow from the schema, so a new one is among them. */
export async function accountRows(database: Database, userId: number): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const table of tables) {
    const isOwned = ofAccount(database, table, userId);
    if (isOwned) rows[getTableConfig(table).name] = await database.select().from(table).where(isOwned);
  }
  return rows;
}
