import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";
import type { Logger } from "pino";
import type { OpenDatabase } from "./database.ts";
import { migrationsFolder } from "./migrations.ts";
import * as schema from "./schema/index.ts";
import { unavailability } from "./unavailable.ts";

/** Any number that nothing else locks; it keeps two processes from migrating at once. */
const MIGRATION_LOCK = 20_201_120;

/** How long a request waits for a connection, be it that the server does not answer or that all are in use. */
const CONNECTION_WAIT_MS = 5000;

/** How soon a start asks again for a server that is not there. */
const START_PAUSE_MS = 1000;

/** A PostgreSQL server (15 or newer). */
export async function openPostgres(url: string, log?: Logger): Promise<OpenDatabase> {
  return openOnPool(
    new Pool({ connectionString: url, connectionTimeoutMillis: CONNECTION_WAIT_MS, keepAlive: true }),
    log,
  );
}

/** Puts the schema on a database to which connections are pooled, which are ended with it. */
export async function openOnPool(pool: Pool, log?: Logger): Promise<OpenDatabase> {
  outliveLostConnections(pool, log);
  try {
    await migrated(pool, log);
    return {
      database: drizzle(pool, { schema, casing: "snake_case" }),
      connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waitedFor: pool.waitingCount }),
      close: () => pool.end(),
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/**
 * A connection tells of its end by an event, which ends the process where nobody listens: the pool tells of an idle one,
 * and one in use tells by itself, besides failing what was asked on it. The next request makes another connection.
 */
function outliveLostConnections(pool: Pool, log: Logger | undefined): void {
  pool.on("error", (error) => log?.warn({ condition: unavailability(error) }, "lost a connection to the database"));
  pool.on("connect", (client) => client.on("error", () => undefined));
}

/** Brings the schema up to date, as soon as there is a server: it may be started beside this process, or after it. */
async function migrated(pool: Pool, log: Logger | undefined): Promise<void> {
  for (let isSaid = false; ; isSaid = true) {
    try {
      return await migrateAlone(pool);
    } catch (error) {
      const condition = unavailability(error);
      if (condition === undefined) throw error;
      if (!isSaid) log?.warn({ condition }, "waiting for the database");
      await setTimeout(START_PAUSE_MS);
    }
  }
}

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const connection = drizzle(client, { schema, casing: "snake_case" });
    await connection.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(connection, { migrationsFolder });
  } finally {
    // Ending the connection gives up its lock, whatever happened.
    client.release(true);
  }
}
