import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

/** Everything that a database holds: the rows of each table as texts, in one order. */
export async function kept(database: Database): Promise<Record<string, string[]>> {
  return database.transaction(async (transaction) => {
    const textsOf = async (query: SQL) =>
      ((await transaction.execute(query)) as { rows: { text: string }[] }).rows.map(({ text }) => text);
    await transaction.execute(sql`set local time zone 'UTC'`);
    const tables = await textsOf(sql`select table_name as text from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`);
    const contents: Record<string, string[]> = {};
    for (const table of tables) {
      contents[table] = await textsOf(sql`select t::text as text from ${sql.identifier(table)} t order by 1`);
    }
    return contents;
  });
}
