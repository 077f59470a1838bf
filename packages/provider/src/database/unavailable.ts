/** What Node says of a server that cannot be reached, or has just gone. */
const connectionCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/**
 * PostgreSQL's conditions that pass by themselves or by an operator's hand: connections (08), no room on the disk, in
 * memory or for another connection (53), a server that ends or begins (57P01 to 57P03).
 */
const passingConditions = /^(08...|53...|57P0[123])$/;

/** The driver has no codes for these. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Whether an error says that the database cannot do anything just now, as opposed to not doing what it was asked. It may
 * stand behind the error of who asked.
 *
 * @returns the condition's name, which holds nothing that somebody typed
 */
export function unavailability(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (connectionCodes.has(code) || passingConditions.test(code)) return code;
  if (driverMessages.test(error.message)) return error.message;
  return unavailability(error.cause);
}
