import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema/index.ts";

/** The database as handlers see it: the same type over embedded PGlite, PostgreSQL and a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** A database that somebody must close. */
export interface OpenDatabase {
  readonly database: Database;
  /** Ends connections and gives up the lock on the directory. */
  close(): Promise<void>;
}
