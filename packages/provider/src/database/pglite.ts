import { mkdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { lock } from "proper-lockfile";
import type { OpenDatabase } from "./database.ts";
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
export async function openDirectory(directory: string, { waitMs = 16_000 } = {}): Promise<OpenDatabase> {
  await mkdir(directory, { recursive: true });
  const unlock = await lockDirectory(directory, waitMs);
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

async function lockDirectory(directory: string, waitMs: number): Promise<() => Promise<void>> {
  try {
    // The first open keeps the process busy for seconds, so a shorter time would call a living owner dead. The wait
    // outlasts it: a process that was killed leaves its lock behind.
    const everySecond = { retries: waitMs / 1000, factor: 1, minTimeout: 1000 };
    return await lock(directory, { stale: 15_000, retries: everySecond });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ELOCKED") {
      throw new Error(
        `The database in ${directory} is in use by another process. Stop that process, or choose another directory.`,
        { cause: error },
      );
    }
    throw error;
  }
}
