import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether a column holds an address, in any letter case (decision 49); the database compares, as its own indexes do. */
export const isEmail = (column: PgColumn, email: string): SQL => sql`lower(${column}) = lower(${email})`;
