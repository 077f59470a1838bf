import { isRouteErrorResponse } from "react-router";
import { isMissingChunk } from "./missing-chunk.ts";

/** What Chromium, Firefox and Safari say where no answer has come. */
const unanswered = /^(failed to fetch|networkerror|load failed)/i;

const isUnanswered = (error: unknown) =>
  isMissingChunk(error) || (error instanceof TypeError && unanswered.test(error.message));

/**
 * The HTTP status of whatever a page has failed with; what is no answer of a route counts as 500 (T113). None where no
 * answer came, as without a connection.
 */
export function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status;
  return isUnanswered(error) ? undefined : 500;
}

/** Which of the error page's groups of words a status has. @source spec §8 */
export function errorWords(status: number | undefined) {
  if (status === undefined) return "generic";
  if (status === 404 || status === 410) return "notFound";
  if (status === 401 || status === 403) return "forbidden";
  return status >= 500 ? "server" : "generic";
}
