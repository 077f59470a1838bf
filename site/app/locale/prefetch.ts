import { type Connection, mayPrefetch } from "@gk/domain";

/** The browser's connection, where it tells. */
const connection = () =>
  typeof navigator === "undefined" ? undefined : (navigator as Navigator & { connection?: Connection }).connection;

/** Whether something may be fetched before it is asked for: not where that costs a slow or careful visitor (T111). */
export const mayFetchAhead = () => mayPrefetch(connection());
