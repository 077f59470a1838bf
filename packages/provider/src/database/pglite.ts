import { mkdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { OpenDatabase } from "./database.ts";
import { lockDirectory } from "./directory-lock.ts";
import { migrationsFolder } from "./migrations.ts";
import * as schema from "./schema/index.ts";

/** Puts the schema on an embedded database that is already running. */
export async function openOnPglite(pglite: PGlite): Promise<OpenDatabase> {
  const database = drizzle(pglite, { schema, casing: "snake_case" });
  await migrate(database, { migrationsFolder });
  return { database, close: () => pglite.close() };
}

/** An embedded database that is gone when the process ends. */
export async function openInMemory(): Promise<OpenDatabase> {
  return openOnPglite(await PGlite.create());
}

/** An embedded database in a directory, which one process at a time may use: PGlite itself takes no lock. */
export async function openDirectory(directory: string): Promise<OpenDatabase> {
  await mkdir(directory, { recursive: true });
  const unlock = await lockDirectory(directory);
  try {
    const open = await openOnPglite(await PGlite.create(directory));
    return {
      database: open.database,
      async close() {
        await open.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
