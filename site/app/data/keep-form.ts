import { data } from "react-router-dom";
import type { Outcome } from "../forms/submission.ts";

type ClientActionArgs<Data> = { request: Request; serverAction: () => Promise<Data> };

/** The status of an action that has not reached the site, or that the provider has given no answer to. */
export const unreachableStatus = 503;

/** What `fetch` throws without an answer, and `limitFetch` without one in time; all else is an answer that is none. */
function codeOf(error: unknown) {
  if (error instanceof DOMException && error.name === "TimeoutError") return "timeout";
  return error instanceof TypeError ? "network" : "server";
}

/**
 * A page's `clientAction`: when no answer of the site's comes, or one that is none of its own (a proxy's error page, half
 * an answer), that is an answer to the form and not an error page, so that nothing typed is lost. What a retry has to know
 * goes along in what the page is told.
 */
export async function keepForm<Data, Say = never>(
  { request, serverAction }: ClientActionArgs<Data>,
  sayOf?: (form: FormData) => Say,
) {
  const say = sayOf?.(await request.clone().formData());
  try {
    return await serverAction();
  } catch (error) {
    // The way to another page is the router's.
    if (error instanceof Response) throw error;
    const outcome: Outcome<never, Say> = { formIssue: { field: "", code: codeOf(error) } };
    return data({ ...outcome, ...(say === undefined ? {} : { say }) }, { status: unreachableStatus });
  }
}
