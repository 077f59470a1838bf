import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { IndexColumn, PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/** Writes rows, each over the row that has the same key. */
export async function upsert<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: PgInsertValue<Table>[],
  key: IndexColumn | IndexColumn[],
): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({ target: key, set: everyColumnFromTheNewRow(table) });
}

function everyColumnFromTheNewRow(table: PgTable): Record<string, SQL> {
  return Object.fromEntries(
    Object.keys(getTableColumns(table)).map((name) => [name, sql`excluded.${sql.identifier(toSnakeCase(name))}`]),
  );
}
