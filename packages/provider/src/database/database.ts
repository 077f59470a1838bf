import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema/index.ts";

/** The database as handlers see it: the same type over embedded PGlite, PostgreSQL and a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** The connections to a server. */
export interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waitedFor: number;
}

/** A database that somebody must close. */
export interface OpenDatabase {
  readonly database: Database;
  /** Its connections, and how many requests wait for one. @default it is embedded and has none */
  readonly connections?: (() => Connections) | undefined;
  /** Ends connections and gives up the lock on the directory. */
  close(): Promise<void>;
}
