import { data } from "react-router";
import type { Trouble } from "../forms/issues.ts";

type ClientActionArgs<Data> = { serverAction: () => Promise<Data> };

/** The status of an action that has not reached the site. */
export const unreachableStatus = 503;

/**
 * A page's `clientAction`: when the site can't be reached, that is an answer to the form and not an error page, so that
 * nothing typed is lost. What a retry has to know goes along in `known`.
 */
export async function keepForm<Data, Known extends object = object>(
  { serverAction }: ClientActionArgs<Data>,
  known?: Known,
) {
  try {
    return await serverAction();
  } catch (error) {
    // What `fetch` throws without an answer; everything else, redirects too, is the router's.
    if (!(error instanceof TypeError)) throw error;
    return data<Trouble & Partial<Known>>(
      { ...(known as Partial<Known>), formIssue: { field: "", code: "network" } },
      { status: unreachableStatus },
    );
  }
}
