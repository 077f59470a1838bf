import { isRouteErrorResponse } from "react-router";

/** The HTTP status of whatever a page has failed with; what is no answer of a route counts as 500 (T113). */
export const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

/** Which of the error page's groups of words a status has, or none: nobody has answered. @source spec §8 */
export function errorWords(status: number | undefined) {
  if (status === 404 || status === 410) return "notFound";
  if (status === 401 || status === 403) return "forbidden";
  return status !== undefined && status >= 500 ? "server" : "generic";
}
