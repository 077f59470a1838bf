import type { Logger } from "pino";
import type { OpenDatabase } from "./database.ts";
import { openDirectory, openInMemory } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

/** Where the database is; a `url` wins over a `directory`. */
export interface DatabaseLocation {
  /** A PostgreSQL server, as `postgres://…`. */
  readonly url?: string | undefined;
  /** A directory for an embedded database, or `memory` for one that ends with the process. */
  readonly directory?: string | undefined;
}

/**
 * Opens the database and brings its schema up to date. Waits for a server that is not there yet, and tells the log so.
 *
 * @errors When another process has the directory open, the message says so and names the directory.
 * @default An embedded database in memory.
 */
export async function openDatabase(
  location: DatabaseLocation,
  { log }: { readonly log?: Logger } = {},
): Promise<OpenDatabase> {
  if (location.url) return openPostgres(location.url, log);
  if (location.directory && location.directory !== "memory") return openDirectory(location.directory);
  return openInMemory();
}
