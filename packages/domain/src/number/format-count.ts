/**
 * Writes a whole number as both languages do, with a comma before each three digits. Without `Intl`, whose first use keeps a
 * phone from answering for as long as all that a page does with it.
 * @source decision 178
 * @example formatCount(1234) // "1,234"
 */
export function formatCount(count: number): string {
  const isLong = Number.isFinite(count) && Math.abs(count) >= 1000;
  if (!isLong) return String(count);
  return `${formatCount(Math.trunc(count / 1000))},${String(Math.abs(count % 1000)).padStart(3, "0")}`;
}
