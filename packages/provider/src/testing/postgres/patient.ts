import { Pool } from "pg";
import type { OpenDatabase } from "../../database/database.ts";
import { openOnPool } from "../../database/postgres.ts";

/**
 * Opens a database on a server for a test. Who waits for a connection is not turned away, as a server's requests are
 * (decision 101): a test says what becomes of all of them, however slow the machine is.
 */
export const openPatiently = (url: string): Promise<OpenDatabase> => openOnPool(new Pool({ connectionString: url }));
