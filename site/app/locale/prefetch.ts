import { type Connection, mayPrefetch } from "@gk/domain";

/** The browser's connection, where it tells. */
const connection = () =>
  typeof navigator === "undefined" ? undefined : (navigator as Navigator & { connection?: Connection }).connection;

/** When the router fetches the page behind a link: before it is pressed, unless that costs a slow or careful visitor (T111). */
export const prefetchMode = () => (mayPrefetch(connection()) ? "intent" : "none");
