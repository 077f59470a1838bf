import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";
import type { OpenDatabase } from "./database.ts";
import { migrationsFolder } from "./migrations.ts";
import * as schema from "./schema/index.ts";

/** Any number that nothing else locks; it keeps two processes from migrating at once. */
const MIGRATION_LOCK = 20_201_120;

/** A PostgreSQL server (15 or newer). */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url });
  try {
    const client = await pool.connect();
    try {
      const connection = drizzle(client, { schema, casing: "snake_case" });
      await connection.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
      await migrate(connection, { migrationsFolder });
    } finally {
      // Ending the connection gives up its lock, whatever happened.
      client.release(true);
    }
    return { database: drizzle(pool, { schema, casing: "snake_case" }), close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
