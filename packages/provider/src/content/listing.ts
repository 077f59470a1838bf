import type { SQL } from "drizzle-orm";

/** Rows of a list that follow each other: which, in which order, and how far in they begin. */
export interface ListPart {
  readonly condition: SQL | undefined;
  readonly order: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
}

/** A page of a list, part by part, and how many rows the list has. */
export interface Listing {
  readonly parts: readonly ListPart[];
  readonly total: number;
}
