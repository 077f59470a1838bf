import { isRouteErrorResponse } from "react-router-dom";

// A server's `navigator` says nothing of connections.
const statusNow = () => ("onLine" in navigator && !navigator.onLine ? undefined : 500);

/** Each failure with the status that it had when it came: it has it still when the connection has come back, or gone. */
const statuses = new WeakMap<Error, number | undefined>();

/**
 * The HTTP status of whatever a page has failed with; what is no answer of a route counts as 500 (T113). Without a
 * connection there is none: nobody has answered, and it is no fault of ours.
 */
export function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status;
  if (!(error instanceof Error)) return statusNow();
  if (!statuses.has(error)) statuses.set(error, statusNow());
  return statuses.get(error);
}

/** Which of the error page's groups of words a status has; without one nobody has answered. @source spec §8 */
export function errorWords(status: number | undefined) {
  if (status === undefined) return "offline";
  if (status === 404 || status === 410) return "notFound";
  if (status === 401 || status === 403) return "forbidden";
  return status >= 500 ? "server" : "generic";
}
