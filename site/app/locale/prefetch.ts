type Connection = { saveData?: boolean; effectiveType?: string };

const slow = new Set(["slow-2g", "2g"]);

/**
 * Whether links may be fetched before they are pressed: not on 2g, and not for someone who saves data.
 * @source spec §4; T111
 */
export const mayPrefetch = (connection: Connection | undefined) =>
  !connection?.saveData && !slow.has(connection?.effectiveType ?? "");

/** The browser's connection, where it tells. */
export const connection = (): Connection | undefined =>
  typeof navigator === "undefined" ? undefined : (navigator as Navigator & { connection?: Connection }).connection;
