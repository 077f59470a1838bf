import { isRouteErrorResponse } from "react-router";
import type { MessageId } from "../words/catalogue.ts";

/** The HTTP status of whatever a page has failed with; what is no answer of a route counts as 500 (T113). */
export const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

const pages = {
  notFound: { title: "errorPage.notFound.title", body: "errorPage.notFound.body" },
  forbidden: { title: "errorPage.forbidden.title", body: "errorPage.forbidden.body" },
  server: { title: "errorPage.server.title", body: "errorPage.server.body" },
  generic: { title: "errorPage.generic.title", body: "errorPage.generic.body" },
} as const satisfies Record<string, { title: MessageId; body: MessageId }>;

/** What the error page says for a status. @source spec §8 */
export function errorWords(status: number) {
  if (status === 404 || status === 410) return pages.notFound;
  if (status === 401 || status === 403) return pages.forbidden;
  return status >= 500 ? pages.server : pages.generic;
}
