import { type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider } from "react-router-dom";
import { visitContext } from "../session/context.ts";

/**
 * Writes a page's fault into the site's log, which leaves out what somebody typed. What a route answers is no fault, and
 * nobody waits for the page of a request that was given up.
 */
export function report(error: unknown, request: Request, context: Readonly<RouterContextProvider>) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(visitContext).report(error);
}

/** The router's own way would print the error as it is, with what somebody typed. */
export const handleError: HandleErrorFunction = (error, { request, context }) => report(error, request, context);
