import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type DatabaseLocation, openDatabase } from "@gk/provider";
import { startPostgres } from "@gk/provider/testing/postgres";
import { sql } from "drizzle-orm";
import type { Options } from "./options.ts";

/** The rows that a statement brings. */
export type Ask = <Row>(statement: string) => Promise<Row[]>;

/** A database of the run's own. */
export type LoadDatabase = {
  /** What tells the site about it. */
  env: Record<string, string>;
  /** Reads what is written in it, once no process of the site uses it any more. */
  read: <Read>(reading: (ask: Ask) => Promise<Read>) => Promise<Read>;
  /** Removes it. */
  remove: () => Promise<void>;
};

/** Unlike the tests' server this one writes to the disk as production's does. */
const asInProduction = { fsync: "on", full_page_writes: "on", synchronous_commit: "on", autovacuum: "on" };

export async function newDatabase(on: Options["on"]): Promise<LoadDatabase> {
  if (on === "pglite") {
    const folder = await mkdtemp(path.join(tmpdir(), "gk-load-"));
    const location = { directory: path.join(folder, "database") };
    return {
      env: { GK_DATA: folder },
      read: (reading) => readAt(location, reading),
      remove: () => rm(folder, { recursive: true }),
    };
  }
  const given = process.env["DATABASE_URL"];
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startPostgres(asInProduction);
  const { url } = server;
  return { env: { DATABASE_URL: url }, read: (reading) => readAt({ url }, reading), remove: () => server.stop() };
}

async function readAt<Read>(location: DatabaseLocation, reading: (ask: Ask) => Promise<Read>): Promise<Read> {
  const open = await openDatabase(location);
  try {
    return await reading(async <Row>(statement: string) => {
      const answer: unknown = await open.database.execute(sql.raw(statement));
      return (answer as { rows: Row[] }).rows;
    });
  } finally {
    await open.close();
  }
}
