import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./database.ts";
import { migrationsFolder } from "./migrations.ts";

/** A database that says nothing for so long is not there. */
const PATIENCE_MS = 3000;

/** The last of the migrations that this release brings. */
const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;

/**
 * What is missing of a database: all of it, where it does not answer, or the latest migrations. A database that has more
 * of them, as while a newer release is being started beside this one, misses none.
 */
export async function missingOfDatabase(database: Database): Promise<readonly ("database" | "migrations")[]> {
  try {
    const applied = await Promise.race([newestApplied(database), setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    if (applied === undefined) return ["database"];
    return applied < newest ? ["migrations"] : [];
  } catch {
    return ["database"];
  }
}

async function newestApplied(database: Database): Promise<number> {
  const [row] = await database.select({ at: sql<string>`max(created_at)` }).from(sql`drizzle.__drizzle_migrations`);
  return Number(row?.at ?? 0);
}
