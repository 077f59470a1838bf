import { toInteger } from "../integer/integer.ts";

/**
 * The numbers that a record can have: PostgreSQL's `integer`, from 1. A larger number names nothing, and the database
 * would not take it.
 */
export const idBounds = { min: 1, max: 2_147_483_647 } as const;

/**
 * The number of a record that a value stands for, as a number or as text; undefined when no record can have it.
 * @example toId("42") // 42
 */
export function toId(value: unknown): number | undefined {
  const id = toInteger(value);
  return id !== undefined && id >= idBounds.min && id <= idBounds.max ? id : undefined;
}
