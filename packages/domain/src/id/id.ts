import { toInteger } from "../integer/integer.ts";

/**
 * The numbers that a record can have: PostgreSQL's `integer`, from 1. A larger number names nothing, and the database
 * would not take it.
 */
export const idBounds = { min: 1, max: 2_147_483_647 } as const;

/** The one way to write a number of a record: with another it would have a second address (`/market/08`). */
const written = /^[1-9]\d*$/;

/**
 * The number of a record that a value stands for, as a number or as text; undefined when no record can have it.
 * @example toId("42") // 42
 */
export function toId(value: unknown): number | undefined {
  const id = typeof value === "string" && !written.test(value) ? undefined : toInteger(value);
  return id !== undefined && id >= idBounds.min && id <= idBounds.max ? id : undefined;
}
