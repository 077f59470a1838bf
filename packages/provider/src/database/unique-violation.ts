/** Whether an error says that a row would be the second of its kind. The driver's error may stand behind the query's. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "23505") || isUniqueViolation(error.cause);
}
