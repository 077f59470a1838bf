import type { IsoDate } from "@gk/domain";
import type { Page } from "@gk/web";
import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";
import { byMonth, type MonthCount, totalOf } from "./kept.ts";

/** Which part of a list is wanted. */
export interface Paging {
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

/** Where a page begins in a list that has the newest first. */
interface Start {
  /** The first day of the last month that is passed over; its rows are all older. */
  readonly before: IsoDate | undefined;
  /** How many rows come between that day and the page. */
  readonly offset: number;
  /** How many rows the list has. */
  readonly total: number;
}

/**
 * Where a page begins: whole months before it are passed over by their counts, so that the database counts rows of one
 * month, and not all that are newer.
 */
export const startOf = (paging: Paging, counts: readonly MonthCount[]): Start => ({
  ...passOver(offsetOf(paging), counts),
  total: totalOf(counts),
});

/** Which whole months hold so many rows, or nearly, and how many come between them and the next. */
export function passOver(rows: number, counts: readonly MonthCount[]): Omit<Start, "total"> {
  let offset = rows;
  let before: IsoDate | undefined;
  for (const { month, count } of byMonth(counts)) {
    if (offset < count) break;
    offset -= count;
    before = month;
  }
  return { before, offset };
}
