/**
 * The whole number that a value stands for: a number or a numeric text without a fractional part; undefined for
 * anything else.
 * @source spec §5; T65
 * @example toInteger("5.0") // 5
 */
export function toInteger(value: unknown): number | undefined {
  const number = typeof value === "string" && /^-?\d+(?:\.0+)?$/.test(value) ? Number(value) : value;
  // Adding 0 turns −0 into 0.
  return typeof number === "number" && Number.isSafeInteger(number) ? number + 0 : undefined;
}

/**
 * Whether a value is numeric without a fractional part.
 * @source spec §5; T65
 */
export function isInteger(value: unknown): boolean {
  return toInteger(value) !== undefined;
}
