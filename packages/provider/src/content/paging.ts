import type { Page } from "@gk/web";
import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";

/** Which part of a list is wanted. */
interface Paging {
  readonly page: number;
  readonly limit: number;
}

/** How many rows come before a page. */
export const offsetOf = ({ page, limit }: Paging): number => (page - 1) * limit;

/** Where a page stands among all rows that fit. */
export async function pageAmong(
  database: Database,
  { page, limit }: Paging,
  table: PgTable,
  condition: SQL | undefined,
): Promise<Page> {
  return { page, limit, total: await database.$count(table, condition) };
}
